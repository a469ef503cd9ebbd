/**
 * Thrown in place of an answer that is not there yet: what asked for it adds nothing, and the page is rendered again
 * with the answer. Only `docs dev` throws it.
 */
export class LateAnswer extends Error {
  override name = 'LateAnswer';

  constructor() {
    // `errorOf` replaces an error without a message.
    super('the answer is not there yet');
  }
}
