export * from './ShortcutDialog'
export * from './ShortcutList'
