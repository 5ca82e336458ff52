// Browsers say whether there is a network; Node.js doesn't.
Object.defineProperty(navigator, 'onLine', { value: true });
