/**
 * @typedef {{ title: string, when: string, color: string, photo: string,
 *   description: string }} Concert
 */

/** Names your data as the template does. @param {Concert} concert */
export const toVariables = (concert) => ({
  't-concertName': concert.title,
  't-concertTime': concert.when,
  'c--concertColor': concert.color,
  'i-concertPhoto': {
    src: `/assets/${concert.photo}.svg`,
    alt: concert.description,
    srcset: `/assets/${concert.photo}.svg 600w`,
  },
});
