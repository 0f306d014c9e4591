/** Where work will stand after each write that was given to the store, which may take further ones before it is through. */
export interface PlacesOnTheWay<Place> {
  /** The place after the next write. */
  readonly note: (place: Place) => void;
  /** Where the work stands once so many of the writes are in; asked for upwards. */
  readonly after: (written: number) => Place;
}

export function placesOnTheWay<Place>(start: Place): PlacesOnTheWay<Place> {
  const onTheWay: Place[] = [];
  let reached = start;
  let passed = 0;
  return {
    note: (place) => void onTheWay.push(place),
    after: (written) => {
      reached = onTheWay[written - passed - 1] ?? reached;
      onTheWay.splice(0, written - passed);
      passed = written;
      return reached;
    },
  };
}
