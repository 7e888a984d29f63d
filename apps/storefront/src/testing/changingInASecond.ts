/** An answer of a service whose clock goes on: another one from a second after now. */
export function changingInASecond<Answer>(before: () => Answer, after: () => Answer): () => Answer {
  const change = Date.now() + 1000
  return () => (Date.now() < change ? before() : after())
}
