"""What hatchling adds to the wheel when it is asked for a compiled one: the modules of build/compiled, and its tag."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface[Any]):
    """Makes the wheel one of this interpreter and machine; pip prefers it to the pure one of the same version."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every extension module beside its source; an editable installation stays as it is."""
        if version != "standard":
            return
        folder = Path(self.root, "build", "compiled")
        modules = sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))
        if not modules:
            raise RuntimeError("nothing is compiled: say `make compiled`")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): path.relative_to(folder).as_posix() for path in modules}
