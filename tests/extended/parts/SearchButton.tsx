/** Another button that opens search. */
export default function SearchButton() {
  return (
    <button type="button" data-action="search">
      Look it up
    </button>
  );
}
