"""
An application that uses the OpenID provider with Authlib. It prints the URL to which it sends the browser, reads the URL to which the
browser has returned, and prints what it has learned as JSON. Authlib raises an exception for each value that breaks its checks.
"""
import json
import sys

import requests
from authlib.common.security import generate_token
from authlib.integrations.base_client import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, JsonWebToken
from authlib.oidc.core import CodeIDToken
from authlib.oidc.discovery import OpenIDProviderMetadata, get_well_known_url

issuer, client_id, client_secret, redirect_uri, resource = sys.argv[1:]

metadata = OpenIDProviderMetadata(requests.get(get_well_known_url(issuer, external=True)).json())
metadata.validate()
keys = JsonWebKey.import_key_set(requests.get(metadata["jwks_uri"]).json())


def claims_of(token, algorithm, audience, **options):
    expected = {"iss": {"essential": True, "value": issuer}, "aud": {"essential": True, "value": audience}}
    claims = JsonWebToken([algorithm]).decode(token, keys, claims_options=expected, **options)
    claims.validate()
    return claims


def claims_of_id_token(token, nonce=None):
    checked = {"client_id": client_id, "nonce": nonce, "access_token": token["access_token"]}
    return claims_of(token["id_token"], "RS256", client_id, claims_cls=CodeIDToken, claims_params=checked)


session = OAuth2Session(
    client_id,
    client_secret,
    scope="openid profile email offline_access",
    redirect_uri=redirect_uri,
    code_challenge_method="S256",
)
verifier, nonce = generate_token(48), generate_token()
url, state = session.create_authorization_url(metadata["authorization_endpoint"], code_verifier=verifier, nonce=nonce)
print(url, flush=True)
returned = sys.stdin.readline().strip()

token = session.fetch_token(
    metadata["token_endpoint"], authorization_response=returned, state=state, code_verifier=verifier
)
claims = claims_of_id_token(token, nonce)
user = session.get(metadata["userinfo_endpoint"]).json()

refreshed = session.refresh_token(metadata["token_endpoint"])
claims_after_refresh = claims_of_id_token(refreshed)


def introspect():
    answer = session.introspect_token(metadata["introspection_endpoint"], token=refreshed["refresh_token"])
    return answer.json()["active"]


active = [introspect()]
session.revoke_token(metadata["revocation_endpoint"], token=refreshed["refresh_token"]).raise_for_status()
active.append(introspect())
try:
    session.refresh_token(metadata["token_endpoint"], refresh_token=refreshed["refresh_token"])
    error = None
except OAuthError as rejected:
    error = rejected.error

machine = OAuth2Session(client_id, client_secret, scope="invoices:read")
of_machine = machine.fetch_token(metadata["token_endpoint"], grant_type="client_credentials")
claims_of_machine = claims_of(of_machine["access_token"], "ES256", resource)

print(
    json.dumps(
        {
            "subjects": [claims["sub"], user["sub"], claims_after_refresh["sub"]],
            "email": user["email"],
            "rotated": token["refresh_token"] != refreshed["refresh_token"],
            "active": active,
            "error": error,
            "machine": {name: claims_of_machine[name] for name in ("sub", "client_id", "scope")},
        }
    )
)
