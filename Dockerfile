# The images of the production shape, from one build: `api` (server, worker, migrations, demo world), `web` (the
# storefront's files) and `proxy` (the way in). docker-compose.yml names the targets.

FROM node:24.22.3-bookworm-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.4.2

FROM base AS sources
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
RUN --mount=type=cache,id=passage-pnpm,target=/pnpm/store pnpm fetch --store-dir /pnpm/store
COPY . .

FROM sources AS build
RUN --mount=type=cache,id=passage-pnpm,target=/pnpm/store \
    pnpm install --offline --frozen-lockfile --store-dir /pnpm/store
RUN node packages/database/generate.js
RUN cd apps/web && NODE_ENV=production node node_modules/vite/bin/vite.js build

FROM sources AS production
RUN --mount=type=cache,id=passage-pnpm,target=/pnpm/store \
    rm -rf node_modules \
    && pnpm install --offline --frozen-lockfile --prod --store-dir /pnpm/store \
      --filter-prod "@passage/api..." --filter-prod "@passage/demo..."

# Node runs the TypeScript sources as they are: no step lies between what is read and what runs.
FROM node:24.22.3-bookworm-slim AS api
ENV NODE_ENV=production
WORKDIR /app
# What volumes are mounted on belongs to who writes there.
RUN install --directory --owner node --group node /run/passage /var/lib/passage/files
COPY --from=production /app ./
COPY --from=build /app/packages/database/src/generated packages/database/src/generated
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
EXPOSE 4000
CMD ["node", "apps/api/src/server.ts"]

FROM nginx:1.28.0-bookworm AS web
COPY deploy/web.conf /etc/nginx/nginx.conf
COPY --from=build /app/apps/web/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080

FROM nginx:1.28.0-bookworm AS proxy
COPY deploy/proxy.conf /etc/nginx/proxy.conf
USER nginx
EXPOSE 8080
ENV FRONT_PROXY=127.0.0.1/32
CMD ["sh", "-c", "envsubst '$FRONT_PROXY' < /etc/nginx/proxy.conf > /tmp/nginx.conf && exec nginx -c /tmp/nginx.conf -g 'daemon off;'"]
