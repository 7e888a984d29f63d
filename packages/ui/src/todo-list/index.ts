export * from './TodoList'
