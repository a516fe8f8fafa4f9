/** Whether some products stand in no script, so that their pages bring texts and pictures. Each build puts it in. */
declare const PAGES_BRING_FILES: boolean;
