# syntax=docker/dockerfile:1
# The site's images, one a target: web, game, migrate. See docs/operating.md.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
ENV CI=1 NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
WORKDIR /src
COPY package.json ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')"
COPY . .
RUN --mount=type=cache,target=/pnpm pnpm install --frozen-lockfile --store-dir /pnpm \
  --filter @astris/web... --filter @astris/game... --filter @astris/db...
RUN pnpm --filter @astris/db run generate \
  && pnpm --filter @astris/web... --filter @astris/game run --if-present build

# Next.js reaches some packages by links out of .next: the layout stays as it was built, without what only building needs.
FROM build AS web-files
RUN --mount=type=cache,target=/pnpm pnpm install --frozen-lockfile --prod --store-dir /pnpm --filter @astris/web \
  && rm -rf apps/web/.next/cache apps/web/src \
  && mkdir -p /site/apps && mv node_modules LICENSE /site/ && mv apps/web /site/apps/

# Brings the database to the newest migration and seeds it; may be run at any time.
FROM build AS migrate
WORKDIR /src/packages/db
ENV NODE_ENV=production
USER node
CMD ["sh", "-c", "node scripts/deploy.mjs && node --import tsx src/seed/main.ts"]

FROM ${NODE_IMAGE} AS game
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 GAME_PORT=3001
COPY --from=build /src/apps/game/package.json /src/apps/game/dist ./
COPY --from=build /src/LICENSE ./
USER node
EXPOSE 3001
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.GAME_PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "main.js"]

FROM ${NODE_IMAGE} AS web
WORKDIR /site/apps/web
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
COPY --from=web-files /site /site
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "-H", "0.0.0.0"]
