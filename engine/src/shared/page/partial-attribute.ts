/** The attribute that names the content of a partial for one element; see `CompiledPartial`. */
export const partialAttribute = 'data-partial';
