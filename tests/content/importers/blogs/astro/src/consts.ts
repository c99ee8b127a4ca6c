export const SITE_TITLE = "Moss";
export const SITE_DESCRIPTION = "What grows on stones.";
