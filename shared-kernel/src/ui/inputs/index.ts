/** What people fill in, switch or open, and the bar of a count. Shared by host and remotes as one module. */
export * from './chakra';
export * from './ExampleEmails';
export * from './Reveal';
export * from './SupportersMatched';
export { TypedConfirmation } from './TypedConfirmation';
