/** An error with a message for the user of a command: shown without a stack, exit code 1. */
export class Refusal extends Error {
  name = 'Refusal'
}
