/** Why a command will not go on, in words for the person who typed it: shown without a stack, exit code 1. */
export class Refusal extends Error {
  name = 'Refusal'
}
