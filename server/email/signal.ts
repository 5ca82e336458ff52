/** Ends the current wait; if there is none, the next wait ends at once. */
export interface Signal {
  raise(): void;
  isRaised(): boolean;
  /** Resolves when it is raised, or after some milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export function createSignal(): Signal {
  let isRaised = false;
  let wake = () => {};
  return {
    raise() {
      isRaised = true;
      wake();
    },
    isRaised: () => isRaised,
    async wait(milliseconds) {
      if (!isRaised)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isRaised = false;
    },
  };
}
