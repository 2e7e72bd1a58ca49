/** What every form says that makes a mail, whatever its fields are. */
export type MailFormWords = Omit<Queries.FeedbackFormFragment, 'name' | 'email' | 'message' | 'subject'>;
