/** Settles like the promise, or rejects when the signal aborts: a custom `fetch` may ignore its signal. */
export function orAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.onabort = () => reject(signal.reason)
    promise.then(resolve, reject)
  })
}
