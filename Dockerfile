# Fourgood in a container: docs/DEPLOY.md, "With Docker". What goes in is listed in .dockerignore.
#
# Tags move. For builds that are the same every time, pass images with a digest, such as
#   docker build --build-arg RUNTIME_IMAGE=debian:trixie-slim@sha256:… .
# Both need glibc: the embedded PostgreSQL and sharp are built for it.
ARG BUILD_IMAGE=node:24.21.0-trixie-slim
ARG RUNTIME_IMAGE=debian:trixie-slim

# The packages that production uses, in a layer that changes only with the lock file.
FROM ${BUILD_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional
# Headers and manuals of Node.js: a third of its package.
RUN rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share

# The pages, built with tools that stay here.
FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN node scripts/build.mjs

# What runs: Debian, Node.js as the lock file names it, the packages, and the app. No npm, no compiler.
FROM ${RUNTIME_IMAGE}
# PostgreSQL wants its account to have a name, Kubernetes' runAsNonRoot a number.
RUN groupadd --gid 10001 fourgood \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent fourgood \
  && install -d -o fourgood -g fourgood -m 700 /data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
RUN ln -s /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
COPY --from=build /app/dist ./dist
COPY . .
# As root: without these links, every start copies PostgreSQL's programs (60 MB) to the volume.
RUN node server/cli/link-binaries.ts
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# /healthz, not /readyz: without its database, the app still serves review pages, and a restart helps nobody.
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
