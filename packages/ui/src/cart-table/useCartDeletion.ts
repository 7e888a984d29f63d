'use client'
import { useConfirm } from '../confirm'
import { useLabels } from '../labels/useLabels'
import { useToast } from '../toast'

export const cartDeletionLabels = {
  /** What is asked before one product is deleted, and before several; with their names. */
  askOne: (name: string) => `确定删除这件商品吗？\n${name}`,
  askSeveral: (names: string) => `确定删除这些商品吗？\n删除 ${names}`,
  delete: '删除',
  /** How several are named: the first names, and whether there are more. */
  several: (count: number, names: readonly string[], more: boolean) =>
    `${count} 种：${names.join('、')}${more ? ' 等' : ''}`,
  /** One product, or several as they are named. */
  deleted: (names: string) => `已删除 ${names}`,
  undo: '撤销',
  restored: (names: string) => `已恢复 ${names}`,
  /** Some are back, and why others are not. */
  partlyRestored: (count: number, message: string) => `已恢复 ${count} 种；${message}`,
}

/** A line of a cart, as far as its deletion names it. */
export interface DeletedLine {
  readonly id: number
  readonly combination: { readonly name: string } | null
  readonly goods: { readonly name: string; readonly ypgg: string }
}

export interface UseCartDeletionOptions {
  /** Puts lines of the last deletion back; answers which are back, and why others are not. Rejects when the call failed. */
  restore: (ids: number[]) => Promise<{
    readonly added: readonly unknown[]
    readonly refused: readonly { readonly message: string }[]
  }>
  /** Words in place of those of {@link cartDeletionLabels}. */
  labels?: Partial<typeof cartDeletionLabels>
}

/** Lines that are named; the others are counted. */
const NAMED = 2

/** How long a deletion can be undone by its message, in milliseconds. */
const UNDO_MS = 20_000

/**
 * Asks before lines of a cart are deleted (VA-04), and says what was deleted, with a button that undoes it. Needs
 * `ConfirmProvider` and `ToastProvider`.
 */
export function useCartDeletion({ restore, labels }: UseCartDeletionOptions) {
  const confirm = useConfirm()
  const toast = useToast()
  const words = useLabels('cartDeletion', cartDeletionLabels, labels)
  const say = (text: string, tone: 'success' | 'warning') => toast({ key: 'cart.deleted', text, tone })

  async function undo(lines: readonly DeletedLine[]) {
    try {
      const { added, refused } = await restore(lines.map(({ id }) => id))
      const [first] = refused
      if (!first) say(words.restored(namesOf(lines, words)), 'success')
      else say(added.length ? words.partlyRestored(added.length, first.message) : first.message, 'warning')
    } catch {
      // The caller shows the failure.
    }
  }

  return {
    /** Whether the buyer wants these lines deleted. */
    ask: async (lines: readonly DeletedLine[]) => {
      if (lines.length === 0) return false
      const names = namesOf(lines, words)
      const text = lines.length === 1 ? words.askOne(names) : words.askSeveral(names)
      return confirm({ text, confirmText: words.delete, tone: 'danger' })
    },
    /** Says that these lines are deleted, and offers to undo it. */
    deleted: (lines: readonly DeletedLine[]) =>
      toast({
        key: 'cart.deleted',
        text: words.deleted(namesOf(lines, words)),
        tone: 'success',
        durationMs: UNDO_MS,
        action: { text: words.undo, onPress: () => void undo(lines) },
      }),
  }
}

function namesOf(lines: readonly DeletedLine[], words: typeof cartDeletionLabels): string {
  const [line] = lines
  if (lines.length === 1 && line) {
    return line.combination?.name ?? [line.goods.name, line.goods.ypgg].filter(Boolean).join(' ')
  }
  const names = lines.slice(0, NAMED).map(({ combination, goods }) => combination?.name ?? goods.name)
  return words.several(lines.length, names, lines.length > NAMED)
}
