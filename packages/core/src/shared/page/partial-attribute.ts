/** The attribute that names the content of a partial for one element; see `CompiledPartial`. */
export const partialAttribute = 'data-partial';

/** The element of a file whose content a page includes; its attribute `from` names the file. */
export const includeElement = 'docs-include';
