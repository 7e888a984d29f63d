export { ChatLink, type ChatLinkProps, ChatLinkQq, ChatLinkRoot, ChatLinkTrigger } from './ChatLink'
export { ChatLinkFrame } from './ChatLinkFrame'
