export * from './TicketPanel'
