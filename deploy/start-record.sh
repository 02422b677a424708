#!/bin/sh
# sh start-record.sh DIRECTORY COMMAND...: becomes COMMAND, the server whose data lie in DIRECTORY, unless it would begin
# anew there and write over games: its files are there, and the manifest that names them is not.
set -eu
files="$1/appendonlydir"
shift

refuse() {
  echo "start-record: $files has files and no appendonly.aof.manifest, without which the server begins anew and writes over them: put it back from a copy of the data, or move this folder away." >&2
  exit 1
}

if [ ! -e "$files/appendonly.aof.manifest" ]; then
  for file in "$files"/*.incr.aof; do
    if [ -s "$file" ]; then refuse; fi
  done
  for file in "$files"/*.base.*; do
    case "$file" in *.1.base.*) continue ;; esac # of a first start that was interrupted: it holds nothing
    if [ -e "$file" ]; then refuse; fi
  done
fi
exec "$@"
