// Prints how the pages differ from the published declarations of the SDK: `npm run sdk-drift`.
import { driftText, findDrift } from './drift/report.ts';

const drift = findDrift();
console.log(driftText(drift));
process.exitCode = drift.news.length + drift.outdated.length > 0 ? 1 : 0;
