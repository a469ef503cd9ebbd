/* The texts of tables of members, in English. A site replaces any of them with `labels` of its configuration: they are
   `ownLabels` of the extension. A docstring counts for each text up to the next one. */

/* Tables from types. */

/** The heads of the columns. */
export const memberName = 'Name';
export const memberType = 'Type';
export const memberDefault = 'Default';
export const memberSince = 'Since';
export const memberMeaning = 'Description';
/** After the type of a member that is required. */
export const memberRequired = 'required';
/** After the type of a member that was required, or was not, in an earlier release. */
export const memberRequiredBefore = 'required before {version}';
export const memberOptionalBefore = 'optional before {version}';
/** After the name of a deprecated member. */
export const memberDeprecated = 'deprecated';
