export const report = {
  report: 'Report',
  reportProblem: 'Report a problem',
} as const;
