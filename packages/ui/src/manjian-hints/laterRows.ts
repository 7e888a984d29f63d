/** Set to `hidden` around ManjianHints where only its first row has room: the others cannot have the focus either. */
export const laterRows = '--yaoji-manjian-later-rows'
