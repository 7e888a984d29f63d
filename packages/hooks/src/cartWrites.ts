/** The writes to one field of one cart line: one on its way at a time, and the newest wish to follow it. */
export interface WriteChannel<Value> {
  /** On its way. */
  readonly sending: Value | undefined
  /** Chosen since; goes as soon as what is on its way was answered. */
  readonly wanted: Value | undefined
  /** Tick at which the last write was taken. */
  readonly takenAt: number
}

export const quietChannel: WriteChannel<never> = { sending: undefined, wanted: undefined, takenAt: 0 }

/** What a buyer sees of a field: the newest wish, and where there is none what the service said. */
export function shownValue<Value>(channel: WriteChannel<Value>, said: Value): Value {
  return channel.wanted ?? channel.sending ?? said
}

export function isOpen(channel: WriteChannel<unknown>): boolean {
  return channel.wanted !== undefined || channel.sending !== undefined
}

/** A new wish. Back to what is already on its way means that nothing has to follow it. */
export function want<Value>(channel: WriteChannel<Value>, value: Value): WriteChannel<Value> {
  return { ...channel, wanted: value === channel.sending ? undefined : value }
}

/** The wish goes on its way. */
export function send<Value>(channel: WriteChannel<Value>): WriteChannel<Value> {
  return { ...channel, sending: channel.wanted, wanted: undefined }
}

/** What was on its way was taken by the service. */
export function take<Value>(channel: WriteChannel<Value>, tick: number): WriteChannel<Value> {
  return { ...channel, sending: undefined, takenAt: tick }
}

/** What was on its way was rejected; a newer wish still goes. */
export function drop<Value>(channel: WriteChannel<Value>): WriteChannel<Value> {
  return { ...channel, sending: undefined }
}

/** Nothing is to follow what is on its way: what it was for is gone. */
export function forget<Value>(channel: WriteChannel<Value>): WriteChannel<Value> {
  return { ...channel, wanted: undefined }
}
