import { checkPage } from './site/checks/claims/check.ts';
import { readWorld } from './site/checks/claims/world.ts';
const world = readWorld();
const want = process.argv.slice(2);
let n=0;
for (const page of world.documents.values()) {
  if (want.length && !want.some((w)=>page.name.startsWith(w))) continue;
  const {claims,problems} = checkPage(world,page);
  const open = claims.filter(c=>!c.verdict || 'wrong' in c.verdict);
  if (!open.length) continue;
  n+=open.length;
  console.log(`\n### ${page.name} ${open.length}`);
  let head='';
  const seen=new Set();
  for (const {claim,verdict,reason} of open) {
    const h=claim.sections[0]!;
    if (h!==head){head=h;console.log(`## ${h}`);}
    if (claim.place){
      const key=`${claim.line}`;
      if(seen.has(key))continue; seen.add(key);
      const own=open.filter(o=>o.claim.line===claim.line&&o.claim.place);
      const cells=claim.place.cells.map((c,i)=>{const parts=own.filter(o=>o.claim.place!.column===i).map(o=>o.claim.kind==='cell'?'*':o.claim.kind==='list'?'L':o.claim.text); return parts.length?`${c} <<${parts.join(' ; ')}>>`:(c.length>50?c.slice(0,50)+'…':c)});
      console.log(` t${claim.place.table}:${claim.line}${own.every(o=>o.reason)?' U':''} | ${cells.join(' | ')}`);
    } else {
      const key=`${claim.line}:${claim.contextStart}`;
      if(seen.has(key))continue; seen.add(key);
      const own=open.filter(o=>o.claim.contextStart===claim.contextStart&&!o.claim.place);
      console.log(` p:${claim.line} ${claim.context.slice(0,220)} <<${own.map(o=>o.claim.kind==='list'?'L':o.claim.text).join(' ; ')}>>`);
    }
  }
  for(const p of problems) if(!/^Unexpected (code|cell|number|list|flag) ".*expected one that/s.test(p.message)) console.log(` !! ${p.line} ${p.message.slice(0,260)}`);
}
console.log(n);
