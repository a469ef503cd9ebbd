// Prints the claims of the pages, bound and unbound, and writes their figures for the proofs of the
// pages: `npm run claims`.
import { writeRecord } from './record.ts';
import { claimsText, findClaims } from './report.ts';

const claims = findClaims();
console.log(claimsText(claims));
const isWrong = claims.problems.length > 0 || claims.bound.length < claims.all.length * 0.95;
if (!isWrong) writeRecord(claims);
process.exitCode = isWrong ? 1 : 0;
