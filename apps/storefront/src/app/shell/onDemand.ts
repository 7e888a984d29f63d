/**
 * Parts of the shell that are loaded when somebody uses them. They are imported from a file that is loaded by then itself: the
 * first visit does without the names of the files that they need.
 */
export const loadHeaderRows = async () => (await import('./HeaderRows')).HeaderRows
export const loadShortcuts = async () => (await import('./Shortcuts')).default
export const loadDrawInvitation = () => import('../../features/draw/DrawInvitation')
export const loadStoreSwitcher = async () => (await import('./StoreSwitcher')).StoreSwitcher
