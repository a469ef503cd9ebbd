import firefox from './playwright.firefox.config.ts';
export default {
  ...firefox,
  retries: 0,
  projects: [{ ...firefox.projects![0]!, testMatch: ['**/specs/once/api-reference.spec.ts'] }],
};
