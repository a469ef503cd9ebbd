import GithubSlugger from 'github-slugger';

/** Creates a slugger that tells apart any headings: of a plain object, `constructor` would be taken. */
export function createSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  slugger.occurrences = Object.create(null) as GithubSlugger['occurrences'];
  return slugger;
}
