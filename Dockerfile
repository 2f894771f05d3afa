FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Workspaces, which the lock file names. The service does not need their code.
COPY packages/client/package.json ./packages/client/
COPY packages/next/package.json ./packages/next/
COPY packages/node/package.json ./packages/node/
COPY packages/react/package.json ./packages/react/
COPY packages/testing/package.json ./packages/testing/
# The image contains Node. Without install scripts, the npm package that provides Node on other machines stays empty.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force && mkdir /data && chown node:node /data
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
CMD ["node", "--disable-warning=ExperimentalWarning", "--import=./src/env-file.js", "--import=./src/compile-cache.js", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "src/main.ts"]
