export const replayPage = {
  loading: 'Loading the viewer',
} as const;
