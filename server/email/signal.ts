/** Wakes whoever waits for it; raised while nobody does, it ends the next wait at once. */
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
