export const report = {
  report: 'Melden',
  reportProblem: 'Ein Problem melden',
} as const;
