import type * as texts from './labels.ts';

/** The texts of tables from types in German: `labels: { ...german, ...membersGerman }`. */
export const membersGerman: Record<keyof typeof texts, string> = {
  memberName: 'Name',
  memberType: 'Typ',
  memberDefault: 'Standard',
  memberSince: 'Seit',
  memberMeaning: 'Beschreibung',
  memberRequired: 'erforderlich',
  memberRequiredBefore: 'erforderlich vor {version}',
  memberOptionalBefore: 'nicht erforderlich vor {version}',
  memberDeprecated: 'veraltet',
};
