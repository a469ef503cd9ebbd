import { foldText } from '../../shared/search/tokenize.ts';

/**
 * Articles, pronouns, prepositions, conjunctions and auxiliaries of languages that put spaces between words, by the first part
 * of their tags. Lists of packages have words that documentation explains, such as "Beispiel" and "Tag".
 */
const lists: Record<string, string> = {
  ar: 'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم أن إن أو و ثم لا لم لن ما ماذا متى أين كيف لماذا هل كان كانت يكون تكون قد بعد قبل عند كل بين حتى إذا لكن كما أي هناك هنا أنا نحن أنت',
  de: 'aber als am an auch auf aus bei beim bin bis da damit dann das dass dem den denn der des die dies diese diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es für hat ich ihr im in ins ist ja kann kein keine man mein mich mir mit muss nach nicht noch nur ob oder ohne sein seine sich sie sind so soll um und uns unter vom von vor wann war warum was wenn wer wie will wir wird wo wurde zu zum zur über',
  es: 'a al algo como con cual cuando de del desde donde el ella ellas ellos en entre era es esa ese eso esta este esto fue ha hasta hay la las le les lo los me mi muy más nos no o para pero por porque puede puedo que quien qué cómo cuál cuándo dónde quién se ser si sin sobre son su sus también te tu un una unas uno unos y ya yo',
  fr: 'a ai au aux avec car ce ces cet cette comme comment dans de des donc du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes mon même ne nos notre nous on ont ou où par pas peut peux pour pourquoi qu quand que quel quelle qui quoi sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y à ça être',
  it: 'a ad ai al alla alle anche che chi ci come con cosa da dal dalla dei del della delle di dove e ed è era gli ha hanno ho i il in io la le lei lo loro lui ma mi mio nei nel nella non o per perché più può quale quando quello questa questo qui se si sia sono su sul sulla sua suo tra tu un una uno vi',
  nl: 'aan al als bij dan dat de der deze die dit door dus een en er geen had heb hebben heeft het hij hoe ik in is je kan maar me met mijn moet naar niet nog of om omdat onder ook op over te tot u uit van voor waar waarom wanneer was wat we wel wie wij worden wordt ze zich zij zijn zo zonder',
  pt: 'a ao aos as até com como da das de dela dele do dos e ela elas ele eles em entre era essa esse esta este eu foi há isso isto já lhe mais mas me meu minha muito na nas no nos não o onde os ou para pela pelo pode por porque porquê qual quando que quem se sem ser seu seus são sua suas sobre também te tem um uma umas uns você à às é',
};

/** The stop words of a language as terms of the index; none of a language without a list, undefined for English. */
export function stopWordsOf(lang: string): string[] | undefined {
  const [main = ''] = lang.toLowerCase().split('-');
  if (main === 'en') return undefined;
  const words = Object.hasOwn(lists, main) ? lists[main]!.split(' ') : [];
  return [...new Set(words.map(foldText))].sort();
}
