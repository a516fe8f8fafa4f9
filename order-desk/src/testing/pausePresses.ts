let clock: jest.SpyInstance | undefined;

afterEach(() => clock?.mockRestore());

/** As if a minute passed before the next press, and no time after it. */
export function pausePresses(): void {
  const { timeStamp } = new Event('click');
  clock = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(timeStamp + 60_000);
}
