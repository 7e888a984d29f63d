'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { LinkButton } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import * as css from './TodoList.css'

export const todoListLabels = {
  loading: '正在加载待办',
  urgencies: { late: '紧急', soon: '尽快', info: '提醒' },
  /** The link of an entry, for screen readers. */
  actionOf: (action: string, title: string) => `${action}：${title}`,
}

/** What waits for the buyer, by the wire's names. */
export interface Todo {
  /** What it is about; with the title it tells it from the others. */
  kind: string
  urgency: keyof typeof todoListLabels.urgencies
  title: string
  text: string
}

/** The way to do what waits. */
export interface TodoAction {
  text: string
  href: string
}

export interface TodoListProps<Item extends Todo = Todo>
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The most urgent first; undefined while they load: rows of the same height. */
  todos: readonly Item[] | undefined
  /** What the buyer can do about a task. */
  actionOf: (todo: Item) => TodoAction
  /** Words in place of those of {@link todoListLabels}. */
  labels?: Partial<typeof todoListLabels>
}

/** Rows of the skeleton: as many as usually wait. */
const EXPECTED = [1, 2, 3, 4]

/** What waits for the buyer, each with the way to do it. Renders `ul`; entries set `data-urgency`. */
export const TodoList = forwardRef<HTMLUListElement, TodoListProps>(function TodoList(
  { todos, actionOf, labels, className, ...rest },
  ref,
) {
  const words = useLabels('todoList', todoListLabels, labels)
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {todos
        ? todos.map(todo => (
            <Row key={`${todo.kind} ${todo.title}`} todo={todo} action={actionOf(todo)} words={words} />
          ))
        : EXPECTED.map(at => (
            <li key={at} aria-hidden={at > 1} className={css.todo} data-part="todo">
              <span className={css.urgency} data-part="urgency" />
              {at === 1 ? <Skeleton label={words.loading} count={1} /> : <Skeleton aria-hidden count={1} />}
            </li>
          ))}
    </ul>
  )
  // A type parameter does not pass through forwardRef.
}) as <Item extends Todo>(props: TodoListProps<Item> & RefAttributes<HTMLUListElement>) => ReactNode

interface RowProps {
  todo: Todo
  action: TodoAction
  words: typeof todoListLabels
}

function Row({ todo: { urgency, title, text }, action, words }: RowProps) {
  return (
    <li className={css.todo} data-part="todo" data-urgency={urgency}>
      <span className={css.urgency} data-part="urgency">
        {words.urgencies[urgency]}
      </span>
      <span className={css.about} data-part="about">
        <span className={css.title} data-part="title">
          {title}
        </span>
        <span className={css.text} data-part="text">
          {text}
        </span>
      </span>
      <LinkButton href={action.href} size="s" aria-label={words.actionOf(action.text, title)}>
        {action.text}
      </LinkButton>
    </li>
  )
}
