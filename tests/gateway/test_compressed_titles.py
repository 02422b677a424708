"""What is the same for everybody travels compressed to whoever reads that."""

import gzip

import pytest
from starlette.requests import Request

from sagebrush_gateway.catalogue import answer, document_of, is_gzip_read

BODY = b'{"titles":[' + b'"carson-city",' * 500 + b'""]}'


def asked(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw})


def test_a_browser_gets_a_tenth_of_the_bytes() -> None:
    found = answer(asked(accept_encoding="gzip, deflate, br"), document_of(BODY))
    assert found.headers["content-encoding"] == "gzip" and len(found.body) * 10 < len(BODY)
    assert gzip.decompress(bytes(found.body)) == BODY
    assert "Accept-Encoding" in found.headers["vary"] and "Accept-Language" in found.headers["vary"]


@pytest.mark.parametrize("accepted", ["", "br", "identity", "gzip;q=0", "gzip; q=0.0", "xgzip", "br, gzip;q=0"])
def test_who_does_not_read_gzip_gets_json(accepted: str) -> None:
    found = answer(asked(accept_encoding=accepted), document_of(BODY))
    assert "content-encoding" not in found.headers and found.body == BODY


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip", "GZIP;q=0.5", "deflate;q=0, gzip;q=1"])
def test_a_coding_among_others_is_found(accepted: str) -> None:
    assert is_gzip_read(accepted)


def test_the_two_forms_have_tags_of_their_own_and_each_is_known_again() -> None:
    document = document_of(BODY)
    assert document.tag != document.packed_tag
    for tag in (document.tag, document.packed_tag, f'W/{document.tag}, "other"'):
        assert answer(asked(if_none_match=tag, accept_encoding="gzip"), document).status_code == 304
    assert answer(asked(if_none_match='"other"'), document).status_code == 200
