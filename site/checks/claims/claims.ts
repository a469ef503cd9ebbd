// Prints the claims of the pages, bound and unbound: `npm run claims`.
import { claimsText, findClaims } from './report.ts';

const claims = findClaims();
console.log(claimsText(claims));
process.exitCode =
  claims.problems.length > 0 || claims.bound.length < claims.all.length * 0.95 ? 1 : 0;
