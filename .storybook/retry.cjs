// As in playwright.config.ts: a busy machine may lose one race among hundreds of stories; a defect fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
