FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
RUN apt-get update && apt-get install --yes --no-install-recommends tini
COPY package.json package-lock.json .npmrc ./
# Workspaces, which the lock file names. The service does not need their code.
COPY packages/client/package.json ./packages/client/
COPY packages/next/package.json ./packages/next/
COPY packages/node/package.json ./packages/node/
COPY packages/react/package.json ./packages/react/
COPY packages/testing/package.json ./packages/testing/
# The image contains Node. Without install scripts, the npm package that provides Node on other machines stays empty.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# The list of all packages with their licenses, in CycloneDX.
RUN npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx --sbom-type=application > sbom.cdx.json
COPY src/cli/trim-modules.js ./src/cli/
RUN node src/cli/trim-modules.js && mkdir /data

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
# The service starts without a package manager, and must not find one.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
# Forwards signals to the service and ends what its children leave behind.
COPY --from=packages /usr/bin/tini-static /usr/local/bin/tini
COPY --from=packages --chown=node:node /data /data
COPY --from=packages /app/sbom.cdx.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY schema ./schema
COPY src ./src
# The guides that the service shows on /docs/guides.
COPY README.md SECURITY.md CHANGELOG.md ./
COPY docs ./docs
USER node
VOLUME /data
# The backend host and the deployment host. CONSOLE_PORT and METRICS_PORT add others.
EXPOSE 4000 4001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--import=./src/env-file.js", "--import=./src/compile-cache.js", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "src/main.ts"]
