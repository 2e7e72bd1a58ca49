/** The texts that all mail forms share, whatever their fields. */
export type MailFormWords = Omit<Queries.FeedbackFormFragment, 'name' | 'email' | 'message' | 'subject'>;
