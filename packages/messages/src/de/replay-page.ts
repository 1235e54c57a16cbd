export const replayPage = {
  loading: 'Die Aufzeichnung wird geladen',
} as const;
