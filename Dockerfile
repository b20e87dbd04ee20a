# The production image: the server with the built web app, on Node 24, as a user without rights.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages/contracts/package.json packages/contracts/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
# Install scripts are left out: the only one we need elsewhere brings a Node 24, which this image is.
RUN npm ci --omit=dev --ignore-scripts --loglevel=error
COPY scripts scripts
COPY packages packages
COPY apps apps
RUN node scripts/build.mjs

FROM node:24-bookworm-slim AS app
# The last as in scripts/setup/server-options.mjs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
RUN install -d -o node -g node /data
WORKDIR /app
# node_modules holds links to packages/ and apps/; both are copied with their places kept, because Node runs TypeScript only
# outside node_modules.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps apps
# `npx travesia` takes the server's options from there.
COPY --from=build /app/scripts/setup scripts/setup
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "apps/server/src/main.ts"]

# The reverse proxy keeps certificates in volumes, which take the owner of the folder in the image.
FROM caddy:2 AS proxy
RUN chown -R 1000:1000 /data /config
COPY deploy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
