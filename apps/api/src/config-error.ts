/** A setting that cannot be used; its message is what the operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
