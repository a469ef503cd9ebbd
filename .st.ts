import {readStatements} from './site/checks/claims/oracles/probes.ts'; for (const s of readStatements()) console.log(s.page.replace('.mdx',''),'|',s.says)
