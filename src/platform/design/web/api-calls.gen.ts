export interface paths {
    "/api/trainings": {
        /** All trainings in the order of the shop */
        get: {
            responses: {
                /** @description The trainings */
                200: {
                    content: {
                        "application/json": components["schemas"]["Training"][];
                    };
                };
            };
        };
    };
    "/api/trainings/{id}": {
        /** One training */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The training */
                200: {
                    content: {
                        "application/json": components["schemas"]["Training"];
                    };
                };
            };
        };
    };
    "/api/trainings/{id}/calendar.ics": {
        /** A date of a training as a calendar file (RFC 5545) */
        get: {
            parameters: {
                query?: {
                    /** @description A date of the training; without it, the listed one */
                    date?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The calendar file */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/trainings/termine.ics": {
        /** All dates to come as a calendar file (RFC 5545), to subscribe to */
        get: {
            responses: {
                /** @description The calendar file */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/packages": {
        /** All packages with the prices in force today */
        get: {
            responses: {
                /** @description The packages */
                200: {
                    content: {
                        "application/json": components["schemas"]["Package"][];
                    };
                };
            };
        };
    };
    "/api/price-outlook": {
        /** The prices of all packages from today on, as far as they are planned */
        get: {
            responses: {
                /** @description Phases, one after another; the last has no end */
                200: {
                    content: {
                        "application/json": components["schemas"]["PriceOutlook"];
                    };
                };
            };
        };
    };
    "/api/price-schedules": {
        /** All price schedules: one row per package and price period */
        get: {
            responses: {
                /** @description The schedules */
                200: {
                    content: {
                        "application/json": components["schemas"]["PriceSchedule"][];
                    };
                };
            };
        };
    };
    "/api/discount-codes/check": {
        /** What a discount code takes off, or why it cannot be redeemed; nothing is held */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CodeCheck"];
                };
            };
            responses: {
                /** @description What it takes off */
                200: {
                    content: {
                        "application/json": components["schemas"]["Discount"];
                    };
                };
            };
        };
    };
    "/api/cms/content": {
        /** The editable texts of the public pages */
        get: {
            responses: {
                /** @description The texts */
                200: {
                    content: {
                        "application/json": components["schemas"]["ContentItem"][];
                    };
                };
            };
        };
    };
    "/api/booking-rules": {
        /** Until when a new booking can be changed by who books */
        get: {
            responses: {
                /** @description The rules in force for new bookings */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingRules"];
                    };
                };
            };
        };
    };
    "/api/firm": {
        /** The firm that runs this website */
        get: {
            responses: {
                /** @description The firm */
                200: {
                    content: {
                        "application/json": components["schemas"]["Firm"];
                    };
                };
            };
        };
    };
    "/api/registrations": {
        /** Book a package */
        post: {
            parameters: {
                header?: {
                    "idempotency-key"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            responses: {
                /** @description The booking was accepted */
                201: {
                    content: {
                        "application/json": components["schemas"]["BookingReceipt"];
                    };
                };
            };
        };
    };
    "/api/waiting-list": {
        /** Ask to wait for seats of a full date, or for new dates of a training */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Joining"];
                };
            };
            responses: {
                /** @description A mail with a link is sent, which confirms the address */
                202: {
                    content: {
                        "application/json": {
                            status: "confirm";
                        };
                    };
                };
            };
        };
    };
    "/api/waiting-list/{token}": {
        /** An entry of the waiting list, by the token of its mails */
        get: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingEntry"];
                    };
                };
            };
        };
    };
    "/api/waiting-list/{token}/confirm": {
        /** Confirm the address of an entry, which gives it its place */
        post: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingEntry"];
                    };
                };
            };
        };
    };
    "/api/waiting-list/{token}/decline": {
        /** Decline an offer of seats */
        post: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingEntry"];
                    };
                };
            };
        };
    };
    "/api/waiting-list/{token}/leave": {
        /** Leave the waiting list */
        post: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingEntry"];
                    };
                };
            };
        };
    };
    "/api/waiting-list/{token}/accept": {
        /** Book the offered seats, or fewer; what is left out is taken from the entry */
        post: {
            parameters: {
                header?: {
                    "idempotency-key"?: string | undefined;
                } | undefined;
                path: {
                    token: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Acceptance"];
                };
            };
            responses: {
                /** @description The booking was accepted */
                201: {
                    content: {
                        "application/json": components["schemas"]["BookingReceipt"];
                    };
                };
            };
        };
    };
    "/api/admin/dates/{id}/waiting-list": {
        /** Who waits for a date, and why the head of the list waits */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The list */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingList"];
                    };
                };
            };
        };
    };
    "/api/admin/waiting-list": {
        /** Who waits for new dates of trainings */
        get: {
            responses: {
                /** @description The trainings that somebody waits for */
                200: {
                    content: {
                        "application/json": components["schemas"]["WaitingForDates"][];
                    };
                };
            };
        };
    };
    "/api/admin/waiting-list/{id}/remove": {
        /** Take somebody from a waiting list, who is told by mail */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedWaitingEntry"];
                    };
                };
            };
        };
    };
    "/api/bookings/links": {
        /** Ask for the links of the bookings of an address, which are sent to it */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LostLinks"];
                };
            };
            responses: {
                /** @description Where there are bookings of that address, it gets a mail, one a day for its mailbox */
                202: {
                    content: {
                        "application/json": {
                            status: "sent_if_known";
                        };
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}": {
        /** A booking, by the link in the mails to its booker or that of the browser that booked */
        get: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
        /** Change the booker's contact data; a new address is confirmed from there */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactChange"];
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/contact/{token}": {
        /** Confirm a new contact address, by the link in the mail to it */
        post: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/attendees/{id}": {
        /** Give a seat to another person, correct its person, or give it another date */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AttendeeEdit"];
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/attendees/{id}/cancel": {
        /** Cancel a seat, or ask for it after the free time */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CancelWish"];
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/cancel": {
        /** Cancel the whole booking, or ask for it after the free time */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CancelWish"];
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/requests/{id}/withdraw": {
        /** Withdraw a request that is not answered yet */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/billing": {
        /** Change where the invoice goes, and what it names */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    reference: string;
                    token: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillingChange"];
                };
            };
            responses: {
                /** @description The booking as its booker sees it; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingView"];
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/calendar.ics": {
        /** All dates of a booking as one calendar file */
        get: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                };
            };
            responses: {
                /** @description The calendar file (RFC 5545) */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/attendees/{id}/calendar.ics": {
        /** The date of one seat as a calendar file */
        get: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            responses: {
                /** @description The calendar file (RFC 5545) */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/invoices/{id}/invoice.pdf": {
        /** An invoice of a booking as PDF, by the link in the mails to its booker */
        get: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            responses: {
                /** @description A PDF */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/api/bookings/{reference}/{token}/invoices/{id}/invoice.xml": {
        /** The XML of an invoice of a booking, by the link in the mails to its booker */
        get: {
            parameters: {
                path: {
                    reference: string;
                    token: string;
                    id: string;
                };
            };
            responses: {
                /** @description XML */
                200: {
                    content: {
                        "application/xml": string;
                    };
                };
            };
        };
    };
    "/api/seats/{id}/{token}": {
        /** A seat, by the link in the mails to an attendee who did not book it */
        get: {
            parameters: {
                path: {
                    id: string;
                    token: string;
                };
            };
            responses: {
                /** @description The seat as its attendee sees it */
                200: {
                    content: {
                        "application/json": components["schemas"]["SeatView"];
                    };
                };
            };
        };
    };
    "/api/seats/{id}/{token}/cannot-come": {
        /** Tell the booker that the attendee cannot come; the seat stays booked */
        post: {
            parameters: {
                path: {
                    id: string;
                    token: string;
                };
            };
            responses: {
                /** @description The seat as its attendee sees it */
                200: {
                    content: {
                        "application/json": components["schemas"]["SeatView"];
                    };
                };
            };
        };
    };
    "/api/seats/{id}/{token}/calendar.ics": {
        /** The date of one's seat as a calendar file */
        get: {
            parameters: {
                path: {
                    id: string;
                    token: string;
                };
            };
            responses: {
                /** @description The calendar file (RFC 5545) */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/admin/me": {
        /** The logged-in administrator */
        get: {
            responses: {
                /** @description The administrator */
                200: {
                    content: {
                        "application/json": components["schemas"]["Admin"];
                    };
                };
            };
        };
    };
    "/api/admin/login": {
        /** Log in */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Logged in, with the session in a cookie; or right so far, and the code of the second factor is to follow */
                200: {
                    content: {
                        "application/json": {
                            mustChangePassword: boolean;
                        } | {
                            codeRequired: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/login/code": {
        /** Finish a login with the code of the second factor, or a recovery code */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Logged in; the session is in a cookie */
                200: {
                    content: {
                        "application/json": {
                            mustChangePassword: boolean;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/change-password": {
        /** Change the logged-in administrator's password */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description The password was changed; other sessions have ended */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/logout": {
        /** End the session */
        post: {
            responses: {
                /** @description Logged out */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/login/forgotten": {
        /** Ask for a link for a new password, which is mailed to the address */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Where the address has an account, it gets a mail, at most four in an hour */
                202: {
                    content: {
                        "application/json": {
                            status: "sent_if_known";
                        };
                    };
                };
            };
        };
    };
    "/api/admin/login/link": {
        /** What the link of an invitation, or for a new password, is for */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description It is valid */
                200: {
                    content: {
                        "application/json": components["schemas"]["OpenedLink"];
                    };
                };
            };
        };
    };
    "/api/admin/login/password": {
        /** Set the password by such a link, which is used up */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description It is set; all sessions have ended */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/confirm": {
        /** Type the password again, for the calls that ask for it: for five minutes in this session */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description It is right */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/sessions": {
        /** The logged-in administrator's open sessions */
        get: {
            responses: {
                /** @description The one that asks first, then the last used */
                200: {
                    content: {
                        "application/json": components["schemas"]["OwnSession"][];
                    };
                };
            };
        };
        /** End all of the logged-in administrator's sessions but this one */
        delete: {
            responses: {
                /** @description They have ended, and so have logins that waited for a code */
                200: {
                    content: {
                        "application/json": {
                            /** @description How many sessions */
                            ended: number;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/sessions/{id}": {
        /** End one of the logged-in administrator's sessions */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It has ended */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/second-factor": {
        /** The logged-in administrator's second factor */
        get: {
            responses: {
                /** @description Whether it is on */
                200: {
                    content: {
                        "application/json": components["schemas"]["SecondFactor"];
                    };
                };
            };
        };
    };
    "/api/admin/second-factor/begin": {
        /** Draw a secret for an authenticator app; it counts once it is confirmed */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description What the app has to know */
                200: {
                    content: {
                        "application/json": {
                            uri: string;
                            secret: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/second-factor/confirm": {
        /** Switch the second factor on with a first code of the app */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description It is on; other sessions have ended */
                200: {
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
    };
    "/api/admin/second-factor/recovery-codes": {
        /** Replace the recovery codes */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description The new ones */
                200: {
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
    };
    "/api/admin/second-factor/switch-off": {
        /** Switch the second factor off */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description It is off; other sessions have ended */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/audit-log": {
        /** What administrators did, the newest first; Next-Cursor leads to older entries */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The entries */
                200: {
                    content: {
                        "application/json": components["schemas"]["AuditEntry"][];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/status": {
        /** Change the status of several registrations, or undo such a change */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeveralStatuses"];
                };
            };
            responses: {
                /** @description What became of each; what could not be done has a problem */
                200: {
                    content: {
                        "application/json": components["schemas"]["StatusResult"][];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/cancellation-costs": {
        /** What stays owed by the rules, if these registrations are cancelled now; changes nothing */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description In cents, and of how many registrations */
                200: {
                    content: {
                        "application/json": components["schemas"]["CancellationCosts"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/selection": {
        /** The ids of all registrations that the filter finds */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                } | undefined;
            };
            responses: {
                /** @description Each with its status, in no order */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                            status: "pending" | "confirmed" | "cancelled";
                        }[];
                    };
                };
            };
        };
    };
    "/api/admin/attendees/selection": {
        /** The ids of all seats that the filter finds */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                } | undefined;
            };
            responses: {
                /** @description Each with its registration and its own status, in no order */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                            registrationId: string;
                            status: "pending" | "confirmed" | "cancelled";
                        }[];
                    };
                };
            };
        };
    };
    "/api/admin/registrations": {
        /** Registrations, the newest first; with a limit page by page */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                    direction?: ("asc" | "desc") | undefined;
                    sort?: ("createdAt" | "contactName" | "contactEmail" | "company" | "participants" | "status") | undefined;
                } | undefined;
            };
            responses: {
                /** @description The registrations */
                200: {
                    headers: {
                        /** @description Rows of all pages, as of the first one */
                        "Total-Count": number;
                        /** @description Where the next page begins; absent on the last one and where no limit was given */
                        "Next-Cursor"?: string | undefined;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Registration"][];
                    };
                };
            };
        };
        /** Book a package for somebody, for example by telephone */
        post: {
            parameters: {
                header?: {
                    "idempotency-key"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfficeBooking"];
                };
            };
            responses: {
                /** @description The booking was stored */
                201: {
                    content: {
                        "application/json": components["schemas"]["OfficeReceipt"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/link": {
        /** The address of the booker's page, to see what the booker sees */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The address. Whoever has it can change the booking as the booker can */
                200: {
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/trainings": {
        /** All trainings in the order of the shop, hidden ones too, then the archived ones */
        get: {
            responses: {
                /** @description The trainings */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffTraining"][];
                    };
                };
            };
        };
        /** Create a hidden training, from nothing or as a copy without dates */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTraining"];
                };
            };
            responses: {
                /** @description The training; its version is in ETag */
                201: {
                    content: {
                        "application/json": components["schemas"]["StaffTraining"];
                    };
                };
            };
        };
    };
    "/api/admin/trainings/{id}": {
        /** One training, also a hidden or archived one */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The training; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffTraining"];
                    };
                };
            };
        };
        /** Delete a training that nobody ever booked, with its dates */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The deleted training */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffTraining"];
                    };
                };
            };
        };
        /** Edit a training's texts, and whether and where it is shown; day, time and link of a date for owner and office */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TrainingEdit"];
                };
            };
            responses: {
                /** @description The training; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffTraining"];
                    };
                };
            };
        };
    };
    "/api/admin/trainings/{id}/meeting": {
        /** The way into a date's live session, which no public answer tells */
        get: {
            parameters: {
                query?: {
                    /** @description A date of the training; without it, the listed one */
                    dateId?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The link */
                200: {
                    content: {
                        "application/json": {
                            meetingUrl: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/dates": {
        /** The dates of all trainings, the earliest first */
        get: {
            parameters: {
                query?: {
                    from?: string | undefined;
                    to?: string | undefined;
                    training?: string | undefined;
                    state?: ("planned" | "cancelled") | undefined;
                } | undefined;
            };
            responses: {
                /** @description The dates */
                200: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"][];
                    };
                };
            };
        };
        /** Plan several dates at once, all or none */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewRound"];
                };
            };
            responses: {
                /** @description The dates, in the order of the request */
                201: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"][];
                    };
                };
            };
        };
    };
    "/api/admin/dates/{id}": {
        /** A date */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The date; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"];
                    };
                };
            };
        };
        /** Delete a date that nobody booked */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The deleted date */
                200: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"];
                    };
                };
            };
        };
        /** Change or move a date */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DateEdit"];
                };
            };
            responses: {
                /** @description The date; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"];
                    };
                };
            };
        };
    };
    "/api/admin/trainings/{id}/dates": {
        /** Plan a date of a training */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDate"];
                };
            };
            responses: {
                /** @description The date; its version is in ETag */
                201: {
                    content: {
                        "application/json": components["schemas"]["PlannedDate"];
                    };
                };
            };
        };
    };
    "/api/admin/dates/{id}/cancel/preview": {
        /** What cancelling a date would do, and the mails that would be sent */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DateCancellation"];
                };
            };
            responses: {
                /** @description Nothing was stored */
                200: {
                    content: {
                        "application/json": components["schemas"]["CancellationPreview"];
                    };
                };
            };
        };
    };
    "/api/admin/dates/{id}/cancel": {
        /** Cancel a date: its seats get another date, or are cancelled and cost nothing */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DateCancellation"];
                };
            };
            responses: {
                /** @description The date is cancelled; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["CancelledDate"];
                    };
                };
            };
        };
    };
    "/api/admin/dates/{id}/move/preview": {
        /** The mails that another day or time of a date would send */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DateMove"];
                };
            };
            responses: {
                /** @description Nothing was stored */
                200: {
                    content: {
                        "application/json": components["schemas"]["MovePreview"];
                    };
                };
            };
        };
    };
    "/api/admin/missing-meeting-links": {
        /** Dates with booked seats that begin within two days and have no meeting link */
        get: {
            responses: {
                /** @description The dates */
                200: {
                    content: {
                        "application/json": components["schemas"]["MissingLink"][];
                    };
                };
            };
        };
    };
    "/api/admin/content/export": {
        /** Texts, pictures, trainings, prices and settings of the site as one file */
        get: {
            responses: {
                /** @description The file */
                200: {
                    content: {
                        "application/zip": string;
                    };
                };
            };
        };
    };
    "/api/admin/content/preview": {
        /** What an import of a file would do, without doing it */
        post: {
            parameters: {
                query?: {
                    hideTrainings?: ("true" | "false") | undefined;
                    deletePeriods?: ("true" | "false") | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/zip": string;
                    "application/json": unknown;
                };
            };
            responses: {
                /** @description What it would do */
                200: {
                    content: {
                        "application/json": components["schemas"]["ImportReport"];
                    };
                };
            };
        };
    };
    "/api/admin/content/import": {
        /** Import a file as its preview says, all of it or nothing */
        post: {
            parameters: {
                query?: {
                    hideTrainings?: ("true" | "false") | undefined;
                    deletePeriods?: ("true" | "false") | undefined;
                    fingerprint?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/zip": string;
                    "application/json": unknown;
                };
            };
            responses: {
                /** @description What it did */
                200: {
                    content: {
                        "application/json": components["schemas"]["ImportReport"];
                    };
                };
            };
        };
    };
    "/api/admin/packages/{id}": {
        /** Edit a package's texts */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PackageEdit"];
                };
            };
            responses: {
                /** @description The package; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["Package"];
                    };
                };
            };
        };
    };
    "/api/admin/packages/{id}/base-price": {
        /** Change a package's price on days without a price period */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BasePriceEdit"];
                };
            };
            responses: {
                /** @description The package; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["Package"];
                    };
                };
            };
        };
    };
    "/api/admin/cms/content": {
        /** Give a text of a public page another wording */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEdit"];
                };
            };
            responses: {
                /** @description The text; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["ContentItem"];
                    };
                };
            };
        };
    };
    "/api/admin/cms/texts": {
        /** Every editable text of the public pages, beside its default */
        get: {
            responses: {
                /** @description The texts */
                200: {
                    content: {
                        "application/json": components["schemas"]["CmsText"][];
                    };
                };
            };
        };
    };
    "/api/admin/pages": {
        /** Every page with texts of its own in both languages, and how many of them wait for something */
        get: {
            responses: {
                /** @description The pages */
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedPage"][];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}": {
        /** The texts of a page in one language: sample, published, draft, and what the other language says */
        get: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            responses: {
                /** @description The page */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffPage"];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/texts": {
        /** Write a text into the draft of its page; visitors see it once it is published */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftEdit"];
                };
            };
            responses: {
                /** @description The text; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffText"];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/texts/confirm": {
        /** Confirm that a text still says what the other language says */
        post: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TextConfirmation"];
                };
            };
            responses: {
                /** @description The text; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffText"];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/drafts": {
        /** Discard drafts of a page as they were seen, one or all */
        delete: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftsSeen"];
                };
            };
            responses: {
                /** @description The page */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffPage"];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/publish": {
        /** Publish drafts of a page as they were seen, in one language or both, all or none */
        post: {
            parameters: {
                path: {
                    page: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Publish"];
                };
            };
            responses: {
                /** @description A publication for each language */
                200: {
                    content: {
                        "application/json": components["schemas"]["Publication"][];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/publications": {
        /** The publications of a page in one language, the newest first */
        get: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            responses: {
                /** @description The publications */
                200: {
                    content: {
                        "application/json": components["schemas"]["Publication"][];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/publications/{id}": {
        /** A page as it was with a publication, and what that changed */
        get: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                    id: string;
                };
            };
            responses: {
                /** @description The page then */
                200: {
                    content: {
                        "application/json": components["schemas"]["PublishedPage"];
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/publications/{id}/restore": {
        /** Write drafts that bring a page back as it was with a publication; they replace the drafts that were seen */
        post: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DraftsSeen"];
                };
            };
            responses: {
                /** @description The page */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffPage"];
                    };
                };
            };
        };
    };
    "/api/admin/translations": {
        /** Every text whose other language has changed since it was written or confirmed */
        get: {
            responses: {
                /** @description The texts */
                200: {
                    content: {
                        "application/json": components["schemas"]["Translation"][];
                    };
                };
            };
        };
    };
    "/api/admin/translations/service": {
        /** Whether an AI service can propose translations */
        get: {
            responses: {
                /** @description Whether there is one */
                200: {
                    content: {
                        "application/json": {
                            isAvailable: boolean;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/pages/{page}/{language}/texts/propose": {
        /** Ask the AI service for a translation; it is a draft with a mark until a person accepts it */
        post: {
            parameters: {
                path: {
                    page: string;
                    language: "de" | "en";
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TextProposal"];
                };
            };
            responses: {
                /** @description The text; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffText"];
                    };
                };
            };
        };
    };
    "/api/admin/text-history": {
        /** Edits of trainings and packages and publications of pages, the newest first; the header Next-Cursor tells where to go on */
        get: {
            parameters: {
                query?: {
                    kind?: ("page" | "training" | "package") | undefined;
                    subject?: string | undefined;
                    text?: string | undefined;
                    person?: string | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The history */
                200: {
                    content: {
                        "application/json": components["schemas"]["HistoryEntry"][];
                    };
                };
            };
        };
    };
    "/api/admin/text-history/editors": {
        /** The e-mails of those who have edited texts */
        get: {
            responses: {
                /** @description The e-mails */
                200: {
                    content: {
                        "application/json": string[];
                    };
                };
            };
        };
    };
    "/api/admin/revisions": {
        /** Edits of texts, the newest first; the header Next-Cursor tells where to go on */
        get: {
            parameters: {
                query?: {
                    subject?: ("content" | "training" | "package" | "mail_text" | "setting") | undefined;
                    subjectId?: string | undefined;
                    field?: string | undefined;
                    date?: string | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The revisions */
                200: {
                    content: {
                        "application/json": components["schemas"]["Revision"][];
                    };
                };
            };
        };
    };
    "/api/admin/images": {
        /** All uploaded pictures, the newest first */
        get: {
            responses: {
                /** @description The pictures */
                200: {
                    content: {
                        "application/json": components["schemas"]["UploadedImage"][];
                    };
                };
            };
        };
        /** Upload a picture: JPEG, PNG, WebP or AVIF, up to 10 MB */
        post: {
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                /** @description The picture */
                201: {
                    content: {
                        "application/json": components["schemas"]["UploadedImage"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}": {
        /** Everything about one registration */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The registration; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
        /** Change a registration's contact data, billing data or note */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegistrationEdit"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/trainings/{id}/emails": {
        /** The addresses of a training's attendees */
        get: {
            parameters: {
                query?: {
                    /** @description Only those of that date */
                    dateId?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Each address once, sorted */
                200: {
                    content: {
                        "application/json": string[];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/link/revoke": {
        /** Revoke the booker's links to a registration; the booker gets a new one */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/attendees/{id}": {
        /** Give a seat to another person, correct its person, or give it another date */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AttendeeEdit"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/attendees/{id}/cancel": {
        /** Cancel one seat; with the last one its registration */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeatCancellation"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/attendees/{id}/restore": {
        /** Take back the cancellation of one seat, where there is room */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/requests/{id}/answer": {
        /** Answer a booker's request; a granted one is carried out */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/reductions": {
        /** Reduce the price of a registration */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReductionEdit"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/reductions/{reductionId}": {
        /** Correct a reduction of the price */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                    reductionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReductionEdit"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
        /** Remove a reduction of the price */
        delete: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                    reductionId: string;
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/order": {
        /** Change package, seats and price of a registration */
        post: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderEdit"];
                };
            };
            responses: {
                /** @description The registration as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["RegistrationDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/status": {
        /** Change a registration's status */
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        status: "pending" | "confirmed" | "cancelled";
                        expectedStatus?: ("pending" | "confirmed" | "cancelled") | undefined;
                        expectedChange?: number | undefined;
                        keptCents?: number | undefined;
                    };
                };
            };
            responses: {
                /** @description The new status, the number of its last change, and the status before */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                            status: "pending" | "confirmed" | "cancelled";
                            change: number;
                            previousStatus: "pending" | "confirmed" | "cancelled";
                        };
                    };
                };
            };
        };
    };
    "/api/admin/requests": {
        /** Requests of bookers that wait for an answer, the oldest first */
        get: {
            parameters: {
                query?: {
                    state?: "open" | undefined;
                } | undefined;
            };
            responses: {
                /** @description The requests */
                200: {
                    content: {
                        "application/json": components["schemas"]["OpenRequest"][];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/mails/preview": {
        /** The mails that a change of a registration would send */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PlannedChange"];
                };
            };
            responses: {
                /** @description Nothing was stored */
                200: {
                    content: {
                        "application/json": components["schemas"]["ChangePreview"];
                    };
                };
            };
        };
    };
    "/api/admin/figures": {
        /** The key figures of the dashboard, and of a period */
        get: {
            parameters: {
                query?: {
                    /** @description The first day; without it, the Monday eleven weeks before that of `to` */
                    from?: string | undefined;
                    /** @description The last day; without it, today */
                    to?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The figures */
                200: {
                    content: {
                        "application/json": components["schemas"]["Figures"];
                    };
                };
            };
        };
    };
    "/api/admin/accounting": {
        /** What the invoices and payments of a period add up to */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
            };
            responses: {
                /** @description The sums */
                200: {
                    content: {
                        "application/json": components["schemas"]["AccountingSummary"];
                    };
                };
            };
        };
    };
    "/api/admin/accounting/datev.csv": {
        /** The booking batch of a period in the format of DATEV (EXTF 700, Buchungsstapel 13) */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
            };
            responses: {
                /** @description The file, in Windows-1252 */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/api/admin/accounting/invoices.csv": {
        /** The invoices and cancellations of a period, with what was paid, as CSV */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
            };
            responses: {
                /** @description The file, in UTF-8 */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/api/admin/accounting/documents.zip": {
        /** All invoices and cancellations of a period as PDF and XML, with their list */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
            };
            responses: {
                /** @description The archive */
                200: {
                    content: {
                        "application/zip": string;
                    };
                };
            };
        };
    };
    "/api/admin/todo": {
        /** What staff have to do now: numbers, and the first of each kind */
        get: {
            responses: {
                /** @description What is to do */
                200: {
                    content: {
                        "application/json": components["schemas"]["Todo"];
                    };
                };
            };
        };
    };
    "/api/admin/setup": {
        /** How far the product is set up: the steps of the role and, for owners, the last checks */
        get: {
            responses: {
                /** @description The guide */
                200: {
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
            };
        };
    };
    "/api/admin/setup/{step}/skipped": {
        /** Skip a step of the guide, or open it again */
        put: {
            parameters: {
                path: {
                    step: "firma" | "aussehen" | "recht" | "e-mails" | "termine" | "texte" | "online";
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isSkipped: boolean;
                    };
                };
            };
            responses: {
                /** @description The guide */
                200: {
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
            };
        };
    };
    "/api/admin/setup/leave": {
        /** Leave the guide for later: logins open the dashboard */
        post: {
            responses: {
                /** @description The guide */
                200: {
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
            };
        };
    };
    "/api/admin/setup/finish": {
        /** End the guide, when no step is open */
        post: {
            responses: {
                /** @description The guide */
                200: {
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
            };
        };
    };
    "/api/admin/privacy/find": {
        /** How much is held about a person */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Numbers of rows */
                200: {
                    content: {
                        "application/json": components["schemas"]["PersonFinding"];
                    };
                };
            };
        };
    };
    "/api/admin/privacy/export": {
        /** Everything that is held about a person, as a file */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description The data */
                200: {
                    content: {
                        "application/json": components["schemas"]["PersonData"];
                    };
                };
            };
        };
    };
    "/api/admin/privacy/erase": {
        /** Erase what is held about a person */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Numbers of rows that were anonymised */
                200: {
                    content: {
                        "application/json": {
                            registrations: number;
                            seats: number;
                            mails: number;
                            mentions: number;
                            waiting: number;
                            changes: number;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/mails": {
        /** All mails, the newest first; Next-Cursor leads to older ones */
        get: {
            parameters: {
                query?: {
                    status?: ("waiting" | "sent" | "failed") | undefined;
                    q?: string | undefined;
                    date?: string | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The mails */
                200: {
                    content: {
                        "application/json": components["schemas"]["Mail"][];
                    };
                };
            };
        };
    };
    "/api/admin/mails/{id}": {
        /** A mail, what became of it, and what it says */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The mail */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/mails/{id}/resend": {
        /** Send a mail again that was sent or given up, or one that waits for staff */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It waits to be sent */
                202: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/mails/{id}/discard": {
        /** Give up a mail that waits for staff, or one that has failed */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It is not sent */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/mails/test": {
        /** Send a mail that tells whether mails arrive */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
            responses: {
                /** @description It waits to be sent */
                202: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/mail-delivery": {
        /** Where mails go and whom they name */
        get: {
            responses: {
                /** @description The settings */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailDelivery"];
                    };
                };
            };
        };
    };
    "/api/test-mail/arrival": {
        /** Say by the link of a test mail that it has arrived */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description It is recorded */
                200: {
                    content: {
                        "application/json": {
                            arrivedAt: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/messages": {
        /** The messages to participants, the newest first; Next-Cursor leads to older ones */
        get: {
            parameters: {
                query?: {
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The messages */
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedMessage"][];
                    };
                };
            };
        };
        /** Send a message to participants: one mail for each address */
        post: {
            parameters: {
                header?: {
                    "idempotency-key"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            responses: {
                /** @description Its mails wait to be sent */
                202: {
                    content: {
                        "application/json": components["schemas"]["SentMessage"];
                    };
                };
            };
        };
    };
    "/api/admin/messages/preview": {
        /** Who would get a message, and how one of them would get it */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessagePreviewQuery"];
                };
            };
            responses: {
                /** @description Nothing was stored */
                200: {
                    content: {
                        "application/json": components["schemas"]["MessagePreview"];
                    };
                };
            };
        };
    };
    "/api/admin/messages/test": {
        /** Send a message to the administrator alone, without anybody’s name */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessageTest"];
                };
            };
            responses: {
                /** @description The mail waits to be sent */
                202: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/messages/{id}": {
        /** A message, and what became of each of its mails */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The message */
                200: {
                    content: {
                        "application/json": components["schemas"]["MessageDetails"];
                    };
                };
            };
        };
    };
    "/api/admin/messages/{id}/resend": {
        /** Send those mails of a message again that failed */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description How many wait to be sent again */
                202: {
                    content: {
                        "application/json": {
                            mails: number;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/mail-texts": {
        /** Every mail whose texts can be changed, with its original and own texts */
        get: {
            responses: {
                /** @description The mails */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailText"][];
                    };
                };
            };
        };
    };
    "/api/admin/mail-texts/{template}": {
        /** Give a mail another subject, opening and closing, with placeholders */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    template: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTextEdit"];
                };
            };
            responses: {
                /** @description The texts; their version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailText"];
                    };
                };
            };
        };
        /** Give a mail its original texts back */
        delete: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    template: string;
                };
            };
            responses: {
                /** @description The texts; their version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailText"];
                    };
                };
            };
        };
    };
    "/api/admin/mail-texts/{template}/preview": {
        /** A mail with these texts and sample data; nothing is stored */
        post: {
            parameters: {
                path: {
                    template: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTextEdit"];
                };
            };
            responses: {
                /** @description The mail */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailPreview"];
                    };
                };
            };
        };
    };
    "/api/admin/mail-texts/{template}/test": {
        /** Send a mail with these texts and sample data to the own address */
        post: {
            parameters: {
                path: {
                    template: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTextEdit"];
                };
            };
            responses: {
                /** @description It waits to be sent */
                202: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/staff": {
        /** Everybody with an account or an invitation, by address */
        get: {
            responses: {
                /** @description They */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffMember"][];
                    };
                };
            };
        };
        /** Invite somebody by mail */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            responses: {
                /** @description The mail waits to be sent; its link is valid for seven days */
                201: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/staff/{id}/invitation": {
        /** Send an invitation again; the former link no longer works */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The mail waits to be sent */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/staff/{id}": {
        /** End an account, or withdraw an invitation */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Its sessions have ended */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
        /** Give somebody another role */
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoleChange"];
                };
            };
            responses: {
                /** @description It holds from their next call on */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/booking-rules": {
        /** Read the rules for new bookings; existing bookings keep theirs */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingRulesSetting"];
                    };
                };
            };
        };
        /** Change the rules for new bookings; existing bookings keep theirs */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingRules"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingRulesSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/staff-notices": {
        /** Read how staff are told by mail of changes that bookers and attendees make */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffNoticesSetting"];
                    };
                };
            };
        };
        /** Change how staff are told by mail of changes that bookers and attendees make */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StaffNotices"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["StaffNoticesSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/invoicing": {
        /** Read whether invoices are issued by staff or once a booking is confirmed */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoicingSetting"];
                    };
                };
            };
        };
        /** Change whether invoices are issued by staff or once a booking is confirmed */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoicingEdit"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoicingSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/reminders": {
        /** Read when unpaid invoices are reminded of, and who decides it */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReminderRulesSetting"];
                    };
                };
            };
        };
        /** Change when unpaid invoices are reminded of, and who decides it */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReminderRules"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReminderRulesSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/datev": {
        /** Read the accounts that a booking batch is written with */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["DatevSetting"];
                    };
                };
            };
        };
        /** Change the accounts that a booking batch is written with */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DatevSettings"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["DatevSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/second-factor": {
        /** Read which roles have to log in with a second factor */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["SecondFactorRuleSetting"];
                    };
                };
            };
        };
        /** Change which roles have to log in with a second factor */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondFactorRule"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["SecondFactorRuleSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/look": {
        /** Read colours, corners and fonts of the website; colours that cannot be read on each other are refused */
        get: {
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["LookSetting"];
                    };
                };
            };
        };
        /** Change colours, corners and fonts of the website; colours that cannot be read on each other are refused */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            responses: {
                /** @description The setting; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["LookSetting"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm": {
        /** All facts about the firm by group, each with its version and who changed it last */
        get: {
            responses: {
                /** @description The groups */
                200: {
                    content: {
                        "application/json": components["schemas"]["FirmSettings"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/contact": {
        /** Change facts about the firm: Name und Kontakt */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmContact"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                name: string;
                                legalName: string;
                                email: string;
                                phone: string;
                                phoneNumber: string;
                                website: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/address": {
        /** Change facts about the firm: Adresse */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmAddress"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                street: string;
                                postalCode: string;
                                city: string;
                                countryDe: string;
                                countryEn: string;
                                federalState: string;
                                locationDe: string;
                                locationEn: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/legal": {
        /** Change facts about the firm: Recht und Steuern */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmLegal"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                representedBy: string;
                                contentResponsible: string;
                                registerCourtDe: string;
                                registerCourtEn: string;
                                registerNumber: string;
                                taxId: string;
                                vatRate: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/invoices": {
        /** Change facts about the firm: Rechnungen */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmInvoices"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                taxNumber: string;
                                invoiceContact: string;
                                invoiceEmail: string;
                                accountHolder: string;
                                iban: string;
                                bic: string;
                                bankName: string;
                                numberFormat: string;
                                invoiceIntro: string;
                                invoiceClosing: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/links": {
        /** Change facts about the firm: Links und Karte */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmLinks"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                linkedin: string;
                                instagram: string;
                                sisterUrl: string;
                                sisterCityDe: string;
                                sisterCityEn: string;
                                roomBooking: string;
                                mapEmbed: string;
                                mapLink: string;
                                mapService: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/hours": {
        /** Change facts about the firm: Öffnungszeiten */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmHours"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                hoursDe: string;
                                hoursEn: string;
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/settings/firm/team": {
        /** Change facts about the firm: Team */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirmTeam"];
                };
            };
            responses: {
                /** @description The group; its version is in ETag */
                200: {
                    content: {
                        "application/json": {
                            values: {
                                people: {
                                    name: string;
                                    roleDe: string;
                                    roleEn: string;
                                    about: string;
                                    picture: string;
                                }[];
                            };
                            version: number;
                            editedBy: string | null;
                            editedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/invoices/each": {
        /** Issue an invoice for each of several bookings */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["IssuingEach"];
                };
            };
            responses: {
                /** @description What became of each; one without an invoice has a problem */
                200: {
                    content: {
                        "application/json": components["schemas"]["IssuingResult"][];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/joint": {
        /** Issue one invoice over several bookings */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["IssuingJoint"];
                };
            };
            responses: {
                /** @description The number of the invoice */
                201: {
                    content: {
                        "application/json": components["schemas"]["InvoiceNumber"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/sample.pdf": {
        /** A sample of an invoice, with the data and in the look of the firm */
        get: {
            responses: {
                /** @description A PDF */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/invoices": {
        /** The invoices of a booking, what it owes, and which documents are missing */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The invoices of the booking */
                200: {
                    content: {
                        "application/json": components["schemas"]["BookingInvoices"];
                    };
                };
            };
        };
        /** Issue the invoice of a booking over what it owes */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceIssuing"];
                };
            };
            responses: {
                /** @description The invoices of the booking */
                201: {
                    content: {
                        "application/json": components["schemas"]["BookingInvoices"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/invoices/draft.pdf": {
        /** The invoice of a booking as it would be issued now, marked as a draft */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description A PDF */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/invoices/replacement": {
        /** Take the invoice of a booking back, and issue one over what it owes now */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceIssuing"];
                };
            };
            responses: {
                /** @description The invoices of the booking */
                201: {
                    content: {
                        "application/json": components["schemas"]["BookingInvoices"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/cancellation": {
        /** Take an invoice back by a cancellation with a number of its own */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceIssuing"];
                };
            };
            responses: {
                /** @description The number of the document */
                201: {
                    content: {
                        "application/json": components["schemas"]["InvoiceNumber"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/mails": {
        /** Send an invoice or a cancellation as a mail, for the first time or once more */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceSending"];
                };
            };
            responses: {
                /** @description The number of the document */
                201: {
                    content: {
                        "application/json": components["schemas"]["InvoiceNumber"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/invoice.pdf": {
        /** An issued invoice as PDF/A with its XML inside (ZUGFeRD), as it was stored */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description A PDF */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/invoice.xml": {
        /** The XML of an issued invoice (EN 16931), as it was stored */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description XML */
                200: {
                    content: {
                        "application/xml": string;
                    };
                };
            };
        };
    };
    "/api/admin/reminders": {
        /** The overdue invoices, and where their reminders stand */
        get: {
            responses: {
                /** @description The invoices */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReminderList"];
                    };
                };
            };
        };
        /** Send reminders that are due; what must not be sent any more is named */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RemindersToSend"];
                };
            };
            responses: {
                /** @description What became of them */
                200: {
                    content: {
                        "application/json": components["schemas"]["SentReminders"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/reminders": {
        /** The reminders of an invoice, and the next one as its reader would get it */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The reminders of the invoice */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoiceReminders"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/dispute": {
        /** Mark an invoice as disputed: it is not reminded of any more */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceDispute"];
                };
            };
            responses: {
                /** @description The reminders of the invoice */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoiceReminders"];
                    };
                };
            };
        };
        /** Take back that an invoice is disputed */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The reminders of the invoice */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoiceReminders"];
                    };
                };
            };
        };
    };
    "/api/admin/registrations/{id}/payments": {
        /** What was paid of the invoices of a booking */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The accounts */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                            number: string;
                            company: string;
                            gross: number;
                            dueOn: string | null;
                            cancelledBy: string | null;
                            state: "open" | "partly_paid" | "paid" | "overpaid" | "to_refund" | "refunded" | "written_off" | "cancelled";
                            open: number;
                            balance: number;
                            payments: {
                                id: string;
                                kind: "received" | "refunded" | "written_off";
                                cents: number;
                                day: string;
                                source: "manual" | "statement";
                                party: string;
                                note: string;
                                recordedBy: string;
                            }[];
                            movableTo: {
                                id: string;
                                number: string;
                                open: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/account": {
        /** What was paid of an invoice */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The account */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoiceAccount"];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/payments": {
        /** Enter money that came or went back, or write off what is open */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        kind: "received" | "refunded" | "written_off";
                        cents: number;
                        day: string;
                        note: string;
                        seenOpen: number;
                    };
                };
            };
            responses: {
                /** @description It is stored */
                201: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/invoices/{id}/payments/move": {
        /** Give money that has to go back to another open invoice of the same buyer or booking */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
            responses: {
                /** @description It is stored */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/payments/{id}": {
        /** Remove an entry; one of a bank statement puts its line back to those to check */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It is stored */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/bank-statements": {
        /** Read a bank statement (camt.053, or a ZIP archive of such) and enter what is exact */
        post: {
            parameters: {
                query?: {
                    fileName?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/xml": string;
                    "application/zip": string;
                };
            };
            responses: {
                /** @description What became of its lines */
                200: {
                    content: {
                        "application/json": components["schemas"]["StatementImport"];
                    };
                };
            };
        };
    };
    "/api/admin/bank-lines": {
        /** Lines of bank statements; those to check with the invoices that they may be about */
        get: {
            parameters: {
                query?: {
                    state?: ("open" | "entered" | "ignored") | undefined;
                    limit?: number | undefined;
                    offset?: number | undefined;
                } | undefined;
            };
            responses: {
                /** @description The lines */
                200: {
                    content: {
                        "application/json": components["schemas"]["BankLines"];
                    };
                };
            };
        };
    };
    "/api/admin/bank-lines/{id}/assignment": {
        /** Enter a line for invoices */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        invoiceIds: string[];
                    };
                };
            };
            responses: {
                /** @description It is stored */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/bank-lines/{id}/ignore": {
        /** Say that a line is about no invoice */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It is stored */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/bank-lines/{id}/reopen": {
        /** Put a line back to those to check, and remove what it was entered as */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It is stored */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/invoices": {
        /** All invoices, the newest first; Next-Cursor leads to older ones */
        get: {
            parameters: {
                query?: {
                    status?: ("open" | "overdue" | "paid" | "written_off" | "to_refund" | "cancelled") | undefined;
                    from?: string | undefined;
                    to?: string | undefined;
                    q?: string | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The invoices */
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedInvoice"][];
                    };
                };
            };
        };
    };
    "/api/admin/invoices/sums": {
        /** The sums of all invoices that a filter finds, and the ages of what is open */
        get: {
            parameters: {
                query?: {
                    status?: ("open" | "overdue" | "paid" | "written_off" | "to_refund" | "cancelled") | undefined;
                    from?: string | undefined;
                    to?: string | undefined;
                    q?: string | undefined;
                } | undefined;
            };
            responses: {
                /** @description The sums */
                200: {
                    content: {
                        "application/json": components["schemas"]["InvoiceSums"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/marks": {
        /** The paths of logo and icon, with their version and who changed them last */
        get: {
            responses: {
                /** @description Logo and icon */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditedMarks"];
                    };
                };
            };
        };
        /** Change logo and icon, to files that were uploaded or to none */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Marks"];
                };
            };
            responses: {
                /** @description Logo and icon; the version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditedMarks"];
                    };
                };
            };
        };
    };
    "/api/admin/settings/marks/files": {
        /** Upload a logo or an icon: SVG or PNG, up to 512 kB. It is shown once the setting names it */
        post: {
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Its path */
                201: {
                    content: {
                        "application/json": components["schemas"]["UploadedMark"];
                    };
                };
            };
        };
    };
    "/api/admin/attendees": {
        /** Attendees, one per seat, the newest first; with a limit page by page */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                    limit?: number | undefined;
                    cursor?: string | undefined;
                    direction?: ("asc" | "desc") | undefined;
                    sort?: ("name" | "email" | "training" | "company" | "booker" | "package") | undefined;
                } | undefined;
            };
            responses: {
                /** @description The attendees */
                200: {
                    headers: {
                        /** @description Rows of all pages, as of the first one */
                        "Total-Count": number;
                        /** @description Where the next page begins; absent on the last one and where no limit was given */
                        "Next-Cursor"?: string | undefined;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Attendee"][];
                    };
                };
            };
        };
    };
    "/api/admin/registrations.csv": {
        /** All registrations that the filter finds, as CSV */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                    direction?: ("asc" | "desc") | undefined;
                    sort?: ("createdAt" | "contactName" | "contactEmail" | "company" | "participants" | "status") | undefined;
                } | undefined;
            };
            responses: {
                /** @description A file for spreadsheets: UTF-8 with byte order mark, semicolons, CRLF */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        /** Ticked registrations as CSV, the newest first */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description A file for spreadsheets: UTF-8 with byte order mark, semicolons, CRLF */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/api/admin/attendees.csv": {
        /** All attendees that the filter finds, as CSV */
        get: {
            parameters: {
                query?: {
                    q?: string | undefined;
                    training?: string | undefined;
                    date?: string | undefined;
                    status?: ("pending" | "confirmed" | "cancelled") | undefined;
                    package?: string | undefined;
                    invoice?: ("missing" | "unfit") | undefined;
                    direction?: ("asc" | "desc") | undefined;
                    sort?: ("name" | "email" | "training" | "company" | "booker" | "package") | undefined;
                } | undefined;
            };
            responses: {
                /** @description A file for spreadsheets: UTF-8 with byte order mark, semicolons, CRLF */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        /** Ticked attendees as CSV, the newest first */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description A file for spreadsheets: UTF-8 with byte order mark, semicolons, CRLF */
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/api/admin/price-periods": {
        /** Create a price period for all packages */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PricePeriodEdit"];
                };
            };
            responses: {
                /** @description The period was created */
                201: {
                    content: {
                        "application/json": components["schemas"]["PricePeriod"];
                    };
                };
            };
        };
    };
    "/api/admin/price-periods/{periodName}/{periodType}": {
        /** Delete a price period */
        delete: {
            parameters: {
                path: {
                    periodName: string;
                    periodType: string;
                };
            };
            responses: {
                /** @description The period as it was */
                200: {
                    content: {
                        "application/json": components["schemas"]["PricePeriod"];
                    };
                };
            };
        };
        /** Give a price period other values, addressed by its present name and type */
        patch: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    periodName: string;
                    periodType: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PricePeriodEdit"];
                };
            };
            responses: {
                /** @description The period as it is now */
                200: {
                    content: {
                        "application/json": components["schemas"]["PricePeriod"];
                    };
                };
            };
        };
    };
    "/api/admin/discount-codes": {
        /** All discount codes, the newest first */
        get: {
            responses: {
                /** @description The codes */
                200: {
                    content: {
                        "application/json": components["schemas"]["DiscountCode"][];
                    };
                };
            };
        };
        /** Create a discount code */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DiscountCodeEdit"];
                };
            };
            responses: {
                /** @description The code was created */
                201: {
                    content: {
                        "application/json": components["schemas"]["DiscountCode"];
                    };
                };
            };
        };
    };
    "/api/admin/discount-codes/{id}": {
        /** Change a discount code; bookings keep what it took off them */
        put: {
            parameters: {
                header?: {
                    /** @description The version that the edit was based on, as ETag had it */
                    "if-match"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DiscountCodeEdit"];
                };
            };
            responses: {
                /** @description The code as it is now; its version is in ETag */
                200: {
                    content: {
                        "application/json": components["schemas"]["DiscountCode"];
                    };
                };
            };
        };
        /** Delete a discount code that no booking has redeemed */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description The code as it was */
                200: {
                    content: {
                        "application/json": components["schemas"]["DiscountCode"];
                    };
                };
            };
        };
    };
    "/api/tools": {
        /** Which AI service the tools ask */
        get: {
            responses: {
                /** @description The AI service, or null */
                200: {
                    content: {
                        "application/json": components["schemas"]["ToolAi"];
                    };
                };
            };
        };
    };
    "/api/tools/suggestions": {
        /** Ask the AI service for what a step of a tool needs */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SuggestionRequest"];
                };
            };
            responses: {
                /** @description What it suggests; which of the forms, the kind of the request says */
                200: {
                    content: {
                        "application/json": {
                            suggestions: string[];
                        } | {
                            name: string;
                            promise: string;
                            audience: string;
                            how: string[];
                            assumptions: string[];
                            test: {
                                hypothesis: string;
                                steps: string[];
                                measure: string;
                                duration: string;
                            };
                        } | {
                            items: {
                                title: string;
                                minutes: number;
                            }[];
                        } | {
                            summary: string;
                        };
                    };
                };
            };
        };
    };
    "/api/tools/site-readings": {
        /** Read a company's website and take out what it says of the company */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SiteReadingRequest"];
                };
            };
            responses: {
                /** @description How the reading goes on and what was found, one JSON object a line */
                200: {
                    content: {
                        "application/x-ndjson": components["schemas"]["SiteReadingEvent"];
                    };
                };
            };
        };
    };
    "/api/tools/strategy-drafts": {
        /** Write a first strategy draft from what is known of a company */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StrategyDraftRequest"];
                };
            };
            responses: {
                /** @description How the draft grows: one JSON object a line, the last of type "draft" or "failed" */
                200: {
                    content: {
                        "application/x-ndjson": components["schemas"]["StrategyDraftEvent"];
                    };
                };
            };
        };
    };
    "/api/tools/rooms": {
        /** Open a room, as its host: for a team, or to publish a meeting or a copy */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewRoom"];
                };
            };
            responses: {
                /** @description The room as its host sees it */
                201: {
                    content: {
                        "application/json": components["schemas"]["RoomView"];
                    };
                };
            };
        };
    };
    "/api/tools/rooms/{code}": {
        /** Whether there is a room with a code, and whether one can join */
        get: {
            parameters: {
                path: {
                    code: string;
                };
            };
            responses: {
                /** @description The room from outside */
                200: {
                    content: {
                        "application/json": components["schemas"]["RoomDoor"];
                    };
                };
            };
        };
        /** Delete a room, as its host */
        delete: {
            parameters: {
                header?: {
                    /** @description Bearer, and the secret */
                    authorization?: string | undefined;
                } | undefined;
                path: {
                    code: string;
                };
            };
            responses: {
                /** @description The room is deleted */
                204: {
                };
            };
        };
    };
    "/api/tools/rooms/{code}/members": {
        /** Join a room; again with the same secret, as the same member */
        post: {
            parameters: {
                path: {
                    code: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoomJoining"];
                };
            };
            responses: {
                /** @description The room as the member sees it */
                200: {
                    content: {
                        "application/json": components["schemas"]["RoomView"];
                    };
                };
            };
        };
    };
    "/api/tools/rooms/{code}/acts": {
        /** Do something in a room; sent twice with one id, it is done once */
        post: {
            parameters: {
                header?: {
                    /** @description Bearer, and the secret */
                    authorization?: string | undefined;
                } | undefined;
                path: {
                    code: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoomAct"];
                };
            };
            responses: {
                /** @description The room as the member sees it afterwards */
                200: {
                    content: {
                        "application/json": components["schemas"]["RoomView"];
                    };
                };
            };
        };
    };
    "/api/tools/rooms/{code}/events": {
        /** Follow a room: an event "view" for each change that one can see. Without a secret: a published meeting */
        get: {
            parameters: {
                header?: {
                    /** @description Bearer, and the secret */
                    authorization?: string | undefined;
                    "last-event-id"?: string | undefined;
                } | undefined;
                path: {
                    code: string;
                };
            };
            responses: {
                /** @description Server-sent events. "view" has the room (RoomView or PublishedRoom), the time, and for a member the ids of the members that are connected ("present") and since when the host is not ("hostAwaySince"); "over" and "removed" are the last */
                200: {
                    content: {
                        "text/event-stream": string;
                    };
                };
            };
        };
    };
    "/api/tools/rooms/{code}/content": {
        /** Read a meeting or a copy that is published with a code */
        get: {
            parameters: {
                path: {
                    code: string;
                };
            };
            responses: {
                /** @description What is published, and the time by the clock of the server */
                200: {
                    content: {
                        "application/json": components["schemas"]["PublishedRoom"];
                    };
                };
            };
        };
    };
    "/api/tools/rooms/{code}/reports": {
        /** Report a room, a published meeting or a copy to staff */
        post: {
            parameters: {
                path: {
                    code: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewReport"];
                };
            };
            responses: {
                /** @description Staff can see the report */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/rooms": {
        /** Rooms, meetings and copies of the tools, the newest first; Next-Cursor leads to older ones */
        get: {
            parameters: {
                query?: {
                    limit?: number | undefined;
                    cursor?: string | undefined;
                    reported?: ("true" | "false") | undefined;
                } | undefined;
            };
            responses: {
                /** @description What they are */
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedRoom"][];
                    };
                };
            };
        };
    };
    "/api/admin/rooms/{id}": {
        /** Delete a room, a meeting or a copy */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It is deleted, and whoever follows it is told */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
    "/api/admin/rooms/{id}/reports": {
        /** Delete the reports of a room that stays as it is */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description It has no open reports */
                200: {
                    content: {
                        "application/json": {
                            ok: true;
                        };
                    };
                };
            };
        };
    };
}
export interface components {
    schemas: {
        Training: {
            id: string;
            title: string;
            subtitle: string;
            description: string;
            dateId: string | null;
            date: string;
            time: string;
            startsAt: string | null;
            endsAt: string | null;
            heroImage: string;
            boardImage: string | null;
            colorScheme: {
                accent: string;
                title: string;
                description: string;
                bg: string;
            };
            objectives: string[];
            methods: string[];
            agenda: string[];
            targetAudience: string;
            outcome: string;
            capacity: number;
            seatsLeft: number;
            bookable: boolean;
            dates: {
                id: string;
                date: string;
                time: string;
                startsAt: string | null;
                endsAt: string | null;
                seatsLeft: number;
                trainer: string | null;
            }[];
            version: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            errors?: {
                path: string;
                message: string;
            }[] | undefined;
            prices?: {
                expected: string;
                current: string;
            } | undefined;
            current?: {
                version: number;
                values: {
                    [key: string]: unknown;
                };
                editedBy: string | null;
                editedAt: string | null;
            } | undefined;
        };
        Package: {
            id: string;
            name: string;
            tagline: string;
            badge: string | null;
            features: string[];
            trainingsCount: string;
            priceType: "early_bird" | "normal" | "late_bird";
            basePrice: string;
            currentPrice: string;
            regularPrice: string;
            discountPercentage: number;
            daysRemaining: number;
            validUntil: string | null;
            savingsVsSingle: number;
            version: number;
        };
        PriceOutlook: {
            day: string;
            phases: {
                from: string;
                until: string | null;
                prices: {
                    packageId: string;
                    priceType: "early_bird" | "normal" | "late_bird";
                    price: string;
                }[];
            }[];
        };
        PriceSchedule: {
            id: string;
            periodName: string;
            periodType: "early_bird" | "normal" | "late_bird";
            validFrom: string;
            validUntil: string;
            packageId: string;
            price: string;
            version: number;
            createdAt: string;
        };
        Discount: {
            code: string;
            kind: "percent" | "amount";
            value: number;
            packageIds: string[];
        };
        CodeCheck: {
            code: string;
            packageId?: string | undefined;
            company?: string | undefined;
        };
        ContentItem: {
            section: string;
            key: string;
            contentType: "text";
            content: string;
            version: number;
        };
        BookingRules: {
            substituteUntilHours: number;
            moveUntilDays: number;
            cancelFreeUntilDays: number;
            lateCancelPercent: number;
            answerWithinDays: number;
            paymentDays: number;
        };
        Firm: {
            name: string;
            legalName: string;
            address: {
                street: string;
                postalCode: string;
                city: string;
                country: {
                    de: string;
                    en: string;
                };
                federalState: "BW" | "BY" | "BE" | "BB" | "HB" | "HH" | "HE" | "MV" | "NI" | "NW" | "RP" | "SL" | "SN" | "ST" | "SH" | "TH";
            };
            location: {
                de: string;
                en: string;
            };
            phone: {
                display: string;
                number: string;
            };
            email: string;
            website: string;
            sisterSite: {
                city: {
                    de: string;
                    en: string;
                };
                url: string;
            } | null;
            social: {
                linkedin: string;
                instagram: string;
            };
            roomBooking: string;
            map: {
                embedUrl: string;
                linkUrl: string;
                service: string;
            };
            legal: {
                representedBy: string;
                registerCourt: {
                    de: string;
                    en: string;
                };
                registerNumber: string;
                taxId: string;
                contentResponsible: string;
            };
            vat: {
                rate: number;
                de: string;
                en: string;
            };
            openingHours: {
                de: string;
                en: string;
            }[];
            team: {
                name: string;
                role: {
                    de: string;
                    en: string;
                };
                about: string;
                picture: string;
            }[];
            marks: {
                logo: string;
                logoOnDark: string;
                icon: string;
            } | null;
        };
        BookingReceipt: {
            id: string;
            reference: string;
            status: "pending" | "confirmed" | "cancelled";
            packageId: string;
            price: string;
            priceType: "early_bird" | "normal" | "late_bird";
            isOwnPrice?: true | undefined;
            discount?: {
                code: string;
                cents: number;
            } | undefined;
            createdAt: string;
            isMailHeld: boolean;
            token: string;
        };
        Booking: {
            contactName: string;
            contactEmail: string;
            company: string;
            packageId: string;
            billing?: {
                recipient?: string | undefined;
                street?: string | undefined;
                postalCode?: string | undefined;
                city?: string | undefined;
                country?: string | undefined;
                vatId?: string | undefined;
                orderNumber?: string | undefined;
                leitwegId?: string | undefined;
                invoiceEmail?: string | undefined;
                namesOnInvoice?: boolean | undefined;
                wantsXRechnung?: boolean | undefined;
            } | undefined;
            attendees: {
                trainingId: string;
                dateId?: string | undefined;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company?: string | undefined;
            }[];
            status?: ("pending" | "confirmed" | "cancelled") | undefined;
            discountCode?: string | undefined;
            expectedPrice?: string | undefined;
        };
        Joining: {
            dateId?: string | undefined;
            trainingId?: string | undefined;
            seats?: number | undefined;
            atLeast?: number | undefined;
            firstName: string;
            lastName: string;
            email: string;
            company?: string | undefined;
        };
        WaitingEntry: {
            kind: "date" | "training";
            state: "unconfirmed" | "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "closed";
            trainingId: string;
            trainingTitle: string;
            dateId: string | null;
            date: string | null;
            time: string | null;
            startsAt: string | null;
            endsAt: string | null;
            seats: number;
            atLeast: number;
            firstName: string;
            lastName: string;
            email: string;
            company: string;
            joinedAt: string;
            capacity: number | null;
            offer: {
                seats: number;
                endsAt: string;
                prices: {
                    packageId: string;
                    price: string;
                    priceType: "early_bird" | "normal" | "late_bird";
                }[];
            } | null;
        };
        Acceptance: {
            contactName?: string | undefined;
            contactEmail?: string | undefined;
            company?: string | undefined;
            packageId?: string | undefined;
            billing?: {
                recipient?: string | undefined;
                street?: string | undefined;
                postalCode?: string | undefined;
                city?: string | undefined;
                country?: string | undefined;
                vatId?: string | undefined;
                orderNumber?: string | undefined;
                leitwegId?: string | undefined;
                invoiceEmail?: string | undefined;
                namesOnInvoice?: boolean | undefined;
                wantsXRechnung?: boolean | undefined;
            } | undefined;
            attendees?: {
                trainingId: string;
                dateId?: string | undefined;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company?: string | undefined;
            }[] | undefined;
            discountCode?: string | undefined;
            expectedPrice?: string | undefined;
        };
        WaitingList: {
            entries: {
                id: string;
                state: "unconfirmed" | "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "closed";
                seats: number;
                atLeast: number;
                firstName: string;
                lastName: string;
                email: string;
                company: string;
                joinedAt: string;
                offeredSeats: number | null;
                offerEndsAt: string | null;
                reference: string | null;
            }[];
            why: string | null;
        };
        WaitingForDates: {
            trainingId: string;
            trainingTitle: string;
            entries: {
                id: string;
                state: "unconfirmed" | "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "closed";
                seats: number;
                atLeast: number;
                firstName: string;
                lastName: string;
                email: string;
                company: string;
                joinedAt: string;
                offeredSeats: number | null;
                offerEndsAt: string | null;
                reference: string | null;
            }[];
        };
        ListedWaitingEntry: {
            id: string;
            state: "unconfirmed" | "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "closed";
            seats: number;
            atLeast: number;
            firstName: string;
            lastName: string;
            email: string;
            company: string;
            joinedAt: string;
            offeredSeats: number | null;
            offerEndsAt: string | null;
            reference: string | null;
        };
        LostLinks: {
            email: string;
        };
        BookingView: {
            reference: string;
            version: number;
            status: "pending" | "confirmed" | "cancelled";
            createdAt: string;
            contactName: string;
            contactEmail: string;
            newContactEmail: string | null;
            company: string;
            packageName: string;
            price: string;
            priceType: "early_bird" | "normal" | "late_bird";
            isOwnPrice?: true | undefined;
            discount?: {
                code: string;
                cents: number;
            } | undefined;
            owedCents: number;
            billing: {
                recipient: string;
                street: string;
                postalCode: string;
                city: string;
                country: string;
                vatId: string;
                orderNumber: string;
                leitwegId: string;
                invoiceEmail: string;
                namesOnInvoice: boolean;
                wantsXRechnung: boolean;
            };
            rules: {
                substituteUntilHours: number;
                moveUntilDays: number;
                cancelFreeUntilDays: number;
                lateCancelPercent: number;
                answerWithinDays: number;
                paymentDays: number;
            };
            seats: {
                id: string;
                position: number;
                trainingId: string;
                trainingTitle: string;
                dateId: string;
                date: string;
                time: string;
                startsAt: string | null;
                endsAt: string | null;
                note: string;
                meetingUrl: string | null;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company: string;
                isInformed: boolean;
                status: "pending" | "confirmed" | "cancelled";
                isDateCancelled: boolean;
                cannotComeSince: string | null;
                shareCents: number;
                can: {
                    replace: boolean;
                    move: boolean;
                    cancel: "free" | "request" | "over";
                };
            }[];
            cancel: "free" | "request" | "over";
            requests: {
                id: string;
                attendeeId: string | null;
                reason: string;
                state: "open" | "granted" | "refused" | "withdrawn";
                createdAt: string;
                answeredAt: string | null;
                answer: string;
            }[];
            history: {
                id: string;
                kind: "contact_corrected" | "contact_email_requested" | "billing_changed" | "attendee_replaced" | "attendee_corrected" | "attendee_cannot_come" | "seat_moved" | "seat_cancelled" | "seat_restored" | "cancellation_requested" | "cancellation_refused" | "request_withdrawn" | "link_revoked" | "seat_added" | "order_changed";
                actor: "staff" | "booker" | "attendee";
                actorEmail: string | null;
                attendeeId: string | null;
                before: {
                    [key: string]: string;
                };
                after: {
                    [key: string]: string;
                };
                createdAt: string;
            }[];
            agreedTerms: {
                madeAt: string;
                trainings: {
                    positions: number[];
                    trainingId: string;
                    dateId: string;
                    title: string;
                    subtitle: string;
                    description: string;
                    objectives: string[];
                    methods: string[];
                    agenda: string[];
                    targetAudience: string;
                    outcome: string;
                    date: string;
                    time: string;
                    startsAt: string | null;
                    endsAt: string | null;
                }[];
                package: {
                    id: string;
                    name: string;
                    trainingsCount: number;
                    features: string[];
                };
                price: string;
                priceType: "early_bird" | "normal" | "late_bird";
                isOwnPrice?: true | undefined;
                discount?: {
                    code: string;
                    cents: number;
                } | undefined;
                regularPrice: string;
                vatNote: string;
                vatRate: number;
                rules: {
                    substituteUntilHours: number;
                    moveUntilDays: number;
                    cancelFreeUntilDays: number;
                    lateCancelPercent: number;
                    answerWithinDays: number;
                    paymentDays: number;
                };
                conditions: {
                    question: string;
                    answer: string;
                }[];
                privacy: {
                    version: string;
                    hash: string;
                };
                participation: {
                    version: string;
                    hash: string;
                };
            } | null;
            termsChanges: {
                about: "training" | "date" | "package" | "rules" | "conditions" | "privacy" | "participation";
                positions: number[];
                field: string;
                before: string | null;
                after: string | null;
            }[];
            invoices: {
                id: string;
                number: string;
                kind: "invoice" | "cancellation";
                issuedOn: string;
                dueOn: string | null;
                cents: number;
                cancelledBy: string | null;
            }[];
            isReceipt: boolean;
            linkEndsAt: string | null;
        };
        ContactChange: {
            contactName?: string | undefined;
            contactEmail?: string | undefined;
            company?: string | undefined;
        };
        AttendeeEdit: {
            firstName?: string | undefined;
            lastName?: string | undefined;
            email?: string | undefined;
            company?: string | undefined;
            dateId?: string | undefined;
        };
        CancelWish: {
            reason?: string | undefined;
        };
        BillingChange: {
            recipient?: string | undefined;
            street?: string | undefined;
            postalCode?: string | undefined;
            city?: string | undefined;
            country?: string | undefined;
            vatId?: string | undefined;
            orderNumber?: string | undefined;
            leitwegId?: string | undefined;
            invoiceEmail?: string | undefined;
            namesOnInvoice?: boolean | undefined;
            wantsXRechnung?: boolean | undefined;
        };
        SeatView: {
            reference: string;
            bookerName: string;
            firstName: string;
            lastName: string;
            trainingId: string;
            trainingTitle: string;
            date: string;
            time: string;
            startsAt: string | null;
            endsAt: string | null;
            note: string;
            meetingUrl: string | null;
            status: "pending" | "confirmed" | "cancelled";
            isDateCancelled: boolean;
            cannotComeSince: string | null;
        };
        Admin: {
            email: string;
            mustChangePassword: boolean;
            role: "owner" | "office" | "editor";
            mustSetUpSecondFactor: boolean;
            copyOf: string | null;
        };
        OpenedLink: {
            email: string;
            role: "owner" | "office" | "editor";
            isInvitation: boolean;
        };
        OwnSession: {
            id: string;
            browser: string | null;
            system: string | null;
            loggedInAt: string;
            lastUsedAt: string;
            isCurrent: boolean;
        };
        SecondFactor: {
            enabledAt: string | null;
            recoveryCodesLeft: number;
        };
        AuditEntry: {
            id: string;
            actor: string;
            action: string;
            subjectId: string;
            subjectName: string | null;
            details: {
                [key: string]: unknown;
            };
            createdAt: string;
        };
        StatusResult: {
            id: string;
            reference: string;
            status: "pending" | "confirmed" | "cancelled";
            change: number;
            previousStatus: "pending" | "confirmed" | "cancelled";
        } | {
            id: string;
            reference: string | null;
            problem: {
                code: string;
                detail: string;
            };
        };
        SeveralStatuses: {
            ids: string[];
            status: "pending" | "confirmed" | "cancelled";
            keptCents?: 0 | undefined;
        } | {
            changes: {
                id: string;
                status: "pending" | "confirmed" | "cancelled";
                expectedChange: number;
            }[];
        };
        CancellationCosts: {
            keptCents: number;
            registrations: number;
        };
        OfficeReceipt: {
            id: string;
            reference: string;
            status: "pending" | "confirmed" | "cancelled";
            packageId: string;
            price: string;
            priceType: "early_bird" | "normal" | "late_bird";
            isOwnPrice?: true | undefined;
            discount?: {
                code: string;
                cents: number;
            } | undefined;
            createdAt: string;
            isMailHeld: boolean;
        };
        OfficeBooking: {
            contactName: string;
            contactEmail: string;
            company: string;
            packageId: string;
            billing?: {
                recipient?: string | undefined;
                street?: string | undefined;
                postalCode?: string | undefined;
                city?: string | undefined;
                country?: string | undefined;
                vatId?: string | undefined;
                orderNumber?: string | undefined;
                leitwegId?: string | undefined;
                invoiceEmail?: string | undefined;
                namesOnInvoice?: boolean | undefined;
                wantsXRechnung?: boolean | undefined;
            } | undefined;
            attendees: {
                trainingId: string;
                dateId?: string | undefined;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company?: string | undefined;
            }[];
            /**
             * @default pending
             * @enum {string}
             */
            status?: ("pending" | "confirmed") | undefined;
            discountCode?: string | undefined;
            expectedPrice?: string | undefined;
            price?: string | undefined;
            priceReason?: string | undefined;
            mails?: boolean | undefined;
            note?: string | undefined;
        };
        StaffTraining: {
            id: string;
            title: string;
            subtitle: string;
            description: string;
            dateId: string | null;
            date: string;
            time: string;
            startsAt: string | null;
            endsAt: string | null;
            heroImage: string;
            boardImage: string | null;
            colorScheme: {
                accent: string;
                title: string;
                description: string;
                bg: string;
            };
            objectives: string[];
            methods: string[];
            agenda: string[];
            targetAudience: string;
            outcome: string;
            capacity: number;
            seatsLeft: number;
            bookable: boolean;
            dates: {
                id: string;
                date: string;
                time: string;
                startsAt: string | null;
                endsAt: string | null;
                seatsLeft: number;
                trainer: string | null;
            }[];
            version: number;
            position: number;
            visible: boolean;
            archivedAt: string | null;
            isBooked: boolean;
        };
        NewTraining: {
            title: string;
            copyOf?: string | undefined;
        };
        TrainingEdit: {
            title?: string | undefined;
            subtitle?: string | undefined;
            description?: string | undefined;
            date?: string | undefined;
            time?: string | undefined;
            heroImage?: string | undefined;
            boardImage?: (string | null) | undefined;
            objectives?: string[] | undefined;
            methods?: string[] | undefined;
            agenda?: string[] | undefined;
            targetAudience?: string | undefined;
            outcome?: string | undefined;
            meetingUrl?: (string | null) | undefined;
            visible?: boolean | undefined;
            archived?: boolean | undefined;
            position?: number | undefined;
            dateId?: string | undefined;
            fingerprint?: string | undefined;
        };
        PlannedDate: {
            id: string;
            trainingId: string;
            trainingTitle: string;
            date: string;
            time: string;
            startsAt: string | null;
            endsAt: string | null;
            state: "planned" | "cancelled";
            capacity: number;
            seatsTaken: number;
            seatsHeld: number;
            waiting: number;
            meetingUrl: string | null;
            trainer: string | null;
            note: string;
            version: number;
        };
        NewDate: {
            startsAt: string;
            endsAt: string;
            capacity?: number | undefined;
            meetingUrl?: (string | null) | undefined;
            note?: string | undefined;
            trainer?: (string | null) | undefined;
        };
        NewRound: {
            dates: {
                startsAt: string;
                endsAt: string;
                capacity?: number | undefined;
                meetingUrl?: (string | null) | undefined;
                note?: string | undefined;
                trainer?: (string | null) | undefined;
                trainingId: string;
            }[];
        };
        DateEdit: {
            startsAt?: string | undefined;
            endsAt?: string | undefined;
            capacity?: number | undefined;
            meetingUrl?: (string | null) | undefined;
            note?: string | undefined;
            trainer?: (string | null) | undefined;
            fingerprint?: string | undefined;
        };
        CancellationPreview: {
            fingerprint: string;
            bookings: {
                registrationId: string;
                reference: string;
                bookerName: string;
                bookerEmail: string;
                company: string;
                status: "pending" | "confirmed" | "cancelled";
                attendees: string[];
                isWhole: boolean;
                choice: {
                    kind: "move";
                    dateId: string;
                } | {
                    kind: "cancel";
                };
            }[];
            mails: {
                registrationId: string;
                recipient: string;
                subject: string;
                html: string;
                text: string;
                attachments: string[];
            }[];
        };
        DateCancellation: {
            reason?: string | undefined;
            /**
             * @default {
             *       "kind": "cancel"
             *     }
             */
            default?: ({
                kind: "move";
                dateId: string;
            } | {
                kind: "cancel";
            }) | undefined;
            choices?: ({
                kind: "move";
                dateId: string;
                registrationId: string;
            } | {
                kind: "cancel";
                registrationId: string;
            })[] | undefined;
            fingerprint?: string | undefined;
        };
        CancelledDate: {
            date: {
                id: string;
                trainingId: string;
                trainingTitle: string;
                date: string;
                time: string;
                startsAt: string | null;
                endsAt: string | null;
                state: "planned" | "cancelled";
                capacity: number;
                seatsTaken: number;
                seatsHeld: number;
                waiting: number;
                meetingUrl: string | null;
                trainer: string | null;
                note: string;
                version: number;
            };
            moved: number;
            cancelled: number;
            mails: number;
        };
        MovePreview: {
            fingerprint: string;
            mails: {
                registrationId: string;
                recipient: string;
                subject: string;
                html: string;
                text: string;
                attachments: string[];
            }[];
            others: number;
        };
        DateMove: {
            startsAt?: string | undefined;
            endsAt?: string | undefined;
            capacity?: number | undefined;
            meetingUrl?: (string | null) | undefined;
            note?: string | undefined;
            trainer?: (string | null) | undefined;
            fingerprint?: string | undefined;
            date?: string | undefined;
            time?: string | undefined;
        };
        MissingLink: {
            id: string;
            dateId: string;
            title: string;
            date: string;
            time: string;
            seatsTaken: number;
        };
        ImportReport: {
            lines: {
                part: "pictures" | "settings" | "packages" | "prices" | "trainings" | "dates" | "trainingTexts" | "pages" | "mailTexts";
                name: string;
                effect: "new" | "changed" | "same" | "stays" | "kept" | "hidden" | "deleted";
                fields: string[];
                reason: string | null;
            }[];
            fingerprint: string;
        };
        PackageEdit: {
            name?: string | undefined;
            tagline?: string | undefined;
            badge?: (string | null) | undefined;
            features?: string[] | undefined;
        };
        BasePriceEdit: {
            basePrice: string;
        };
        ContentEdit: {
            section: string;
            key: string;
            contentType: "text";
            content: string;
        };
        CmsText: {
            section: string;
            sectionTitle: string;
            key: string;
            label: string;
            fallback: string | null;
            content: string | null;
            version: number;
            isDefaultNewer: boolean;
            editedBy: string | null;
            editedAt: string | null;
        };
        ListedPage: {
            page: string;
            language: "de" | "en";
            label: string;
            path: string | null;
            editedOn: string;
            counts: {
                texts: number;
                drafts: number;
                drifting: number;
                samples: number;
            };
            lastPublication: {
                id: string;
                publishedBy: string;
                publishedAt: string;
            } | null;
        };
        StaffPage: {
            page: string;
            language: "de" | "en";
            label: string;
            path: string | null;
            texts: {
                key: string;
                kind: "line" | "paragraph" | "picture" | "list";
                label: string;
                values: string[];
                isOptional: boolean;
                items: {
                    list: string;
                    id: string;
                }[];
                list: {
                    each: string;
                    least: number;
                    most: number;
                } | null;
                sample: string | null;
                version: number;
                published: {
                    content: string;
                    version: number;
                } | null;
                draft: {
                    content: string;
                    version: number;
                    editedBy: string;
                    editedAt: string;
                    isProposal: boolean;
                } | null;
                other: {
                    content: string;
                    draft: string | null;
                    was: string | null;
                } | null;
            }[];
        };
        StaffText: {
            key: string;
            kind: "line" | "paragraph" | "picture" | "list";
            label: string;
            values: string[];
            isOptional: boolean;
            items: {
                list: string;
                id: string;
            }[];
            list: {
                each: string;
                least: number;
                most: number;
            } | null;
            sample: string | null;
            version: number;
            published: {
                content: string;
                version: number;
            } | null;
            draft: {
                content: string;
                version: number;
                editedBy: string;
                editedAt: string;
                isProposal: boolean;
            } | null;
            other: {
                content: string;
                draft: string | null;
                was: string | null;
            } | null;
        };
        DraftEdit: {
            key: string;
            content: string;
        };
        TextConfirmation: {
            key: string;
            other: string;
        };
        DraftsSeen: {
            drafts: {
                key: string;
                version: number;
            }[];
        };
        Publication: {
            id: string;
            publishedBy: string;
            publishedAt: string;
        };
        Publish: {
            languages: {
                language: "de" | "en";
                drafts: {
                    key: string;
                    version: number;
                }[];
            }[];
        };
        PublishedPage: {
            id: string;
            publishedBy: string;
            publishedAt: string;
            changes: {
                key: string;
                label: string;
                before: string | null;
                after: string;
            }[];
            texts: {
                key: string;
                kind: "line" | "paragraph" | "picture" | "list";
                label: string;
                content: string;
            }[];
        };
        Translation: {
            page: string;
            pageLabel: string;
            editedOn: string;
            language: "de" | "en";
            key: string;
            kind: "line" | "paragraph" | "picture" | "list";
            label: string;
            content: string;
            draft: {
                content: string;
                version: number;
                isProposal: boolean;
            } | null;
            other: string;
            was: string;
        };
        TextProposal: {
            key: string;
        };
        HistoryEntry: {
            id: string;
            kind: "page" | "training" | "package";
            title: string;
            editedBy: string;
            createdAt: string;
            publication: {
                id: string;
                page: string;
                language: "de" | "en";
                editedOn: string;
                texts: number;
                isLatest: boolean;
            } | null;
            edit: {
                subject: "content" | "training" | "package";
                subjectId: string;
                version: number | null;
                changes: {
                    field: string;
                    label: string;
                    before: unknown;
                    after: unknown;
                    present: unknown;
                }[];
            } | null;
        };
        Revision: {
            id: string;
            subject: "content" | "training" | "package" | "mail_text" | "setting";
            subjectId: string;
            field: string;
            dateId: string | null;
            before: unknown;
            after: unknown;
            version: number;
            publicationId: string | null;
            editedBy: string;
            createdAt: string;
        };
        UploadedImage: {
            id: string;
            path: string;
            fileName: string;
            width: number;
            height: number;
            uploadedBy: string;
            uploadedAt: string;
        };
        RegistrationDetails: {
            id: string;
            reference: string;
            createdAt: string;
            contactName: string;
            contactEmail: string;
            company: string;
            packageName: string;
            price: string;
            priceType: "early_bird" | "normal" | "late_bird";
            priceReason: string;
            discountCode: string;
            discountCents: number;
            status: "pending" | "confirmed" | "cancelled";
            billing: {
                recipient: string;
                street: string;
                postalCode: string;
                city: string;
                country: string;
                vatId: string;
                orderNumber: string;
                leitwegId: string;
                invoiceEmail: string;
                namesOnInvoice: boolean;
                wantsXRechnung: boolean;
            };
            packageId: string;
            version: number;
            newContactEmail: string | null;
            note: string;
            reverseCharge: {
                note: string;
                by: string;
            } | null;
            bookedBy: string | null;
            wasConfirmed: boolean;
            owed: {
                lines: ({
                    kind: "price";
                    cents: number;
                } | {
                    kind: "order";
                    cents: number;
                    at: string;
                } | {
                    kind: "seat";
                    cents: number;
                    position: number;
                } | {
                    kind: "reduction";
                    cents: number;
                    id: string;
                    reason: string;
                } | {
                    kind: "surplus";
                    cents: number;
                })[];
                total: number;
                cents: number;
            };
            reductions: {
                id: string;
                cents: number;
                reason: string;
                recordedBy: string;
                createdAt: string;
            }[];
            agreedTerms: {
                madeAt: string;
                trainings: {
                    positions: number[];
                    trainingId: string;
                    dateId: string;
                    title: string;
                    subtitle: string;
                    description: string;
                    objectives: string[];
                    methods: string[];
                    agenda: string[];
                    targetAudience: string;
                    outcome: string;
                    date: string;
                    time: string;
                    startsAt: string | null;
                    endsAt: string | null;
                }[];
                package: {
                    id: string;
                    name: string;
                    trainingsCount: number;
                    features: string[];
                };
                price: string;
                priceType: "early_bird" | "normal" | "late_bird";
                isOwnPrice?: true | undefined;
                discount?: {
                    code: string;
                    cents: number;
                } | undefined;
                regularPrice: string;
                vatNote: string;
                vatRate: number;
                rules: {
                    substituteUntilHours: number;
                    moveUntilDays: number;
                    cancelFreeUntilDays: number;
                    lateCancelPercent: number;
                    answerWithinDays: number;
                    paymentDays: number;
                };
                conditions: {
                    question: string;
                    answer: string;
                }[];
                privacy: {
                    version: string;
                    hash: string;
                };
                participation: {
                    version: string;
                    hash: string;
                };
            } | null;
            termsChanges: {
                about: "training" | "date" | "package" | "rules" | "conditions" | "privacy" | "participation";
                positions: number[];
                field: string;
                before: string | null;
                after: string | null;
            }[];
            rules: {
                substituteUntilHours: number;
                moveUntilDays: number;
                cancelFreeUntilDays: number;
                lateCancelPercent: number;
                answerWithinDays: number;
                paymentDays: number;
            };
            requests: {
                id: string;
                attendeeId: string | null;
                reason: string;
                state: "open" | "granted" | "refused" | "withdrawn";
                createdAt: string;
                answeredAt: string | null;
                answer: string;
                answeredBy: string | null;
            }[];
            changes: {
                id: string;
                kind: "contact_corrected" | "contact_email_requested" | "billing_changed" | "attendee_replaced" | "attendee_corrected" | "attendee_cannot_come" | "seat_moved" | "seat_cancelled" | "seat_restored" | "cancellation_requested" | "cancellation_refused" | "request_withdrawn" | "link_revoked" | "seat_added" | "order_changed";
                actor: "staff" | "booker" | "attendee";
                actorEmail: string | null;
                attendeeId: string | null;
                before: {
                    [key: string]: string;
                };
                after: {
                    [key: string]: string;
                };
                createdAt: string;
            }[];
            seats: {
                id: string;
                position: number;
                trainingId: string;
                trainingTitle: string;
                dateId: string;
                trainingDate: string;
                trainingTime: string;
                startsAt: string | null;
                endsAt: string | null;
                isDateCancelled: boolean;
                isOver: boolean;
                cancelledAt: string | null;
                shareCents: number;
                notOwedCents: number;
                isOrdered: boolean;
                cannotComeSince: string | null;
                informedAt: string | null;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company: string;
            }[];
            history: {
                from: "pending" | "confirmed" | "cancelled";
                to: "pending" | "confirmed" | "cancelled";
                actor: string;
                createdAt: string;
            }[];
            tellAt: string | null;
            mails: {
                id: string;
                recipient: string;
                subject: string;
                status: "waiting" | "sent" | "failed";
                attempts: number;
                nextAttemptAt: string | null;
                heldSince: string | null;
                lastError: string | null;
                createdAt: string;
                sentAt: string | null;
            }[];
        };
        RegistrationEdit: {
            contactName?: string | undefined;
            contactEmail?: string | undefined;
            company?: string | undefined;
            note?: string | undefined;
            billing?: {
                recipient?: string | undefined;
                street?: string | undefined;
                postalCode?: string | undefined;
                city?: string | undefined;
                country?: string | undefined;
                vatId?: string | undefined;
                orderNumber?: string | undefined;
                leitwegId?: string | undefined;
                invoiceEmail?: string | undefined;
                namesOnInvoice?: boolean | undefined;
                wantsXRechnung?: boolean | undefined;
            } | undefined;
            reverseChargeNote?: string | undefined;
        };
        SeatCancellation: {
            keptCents?: number | undefined;
        };
        RequestAnswer: {
            decision: "granted" | "refused";
            answer?: string | undefined;
            keptCents?: number | undefined;
        };
        ReductionEdit: {
            cents: number;
            reason: string;
        };
        OrderEdit: {
            packageId: string;
            price: string;
            priceReason?: string | undefined;
            dropped?: string[] | undefined;
            added?: {
                dateId: string;
                firstName: string;
                lastName: string;
                email: string;
                company?: string | undefined;
            }[] | undefined;
        };
        OpenRequest: {
            id: string;
            attendeeId: string | null;
            reason: string;
            createdAt: string;
            registrationId: string;
            reference: string;
            contactName: string;
            company: string;
            version: number;
            seats: {
                attendeeId: string;
                name: string;
                trainingTitle: string;
                date: string;
                time: string;
                startsAt: string | null;
            }[];
        };
        ChangePreview: {
            mails: {
                registrationId: string;
                recipient: string;
                subject: string;
                html: string;
                text: string;
                attachments: string[];
                isHeld: boolean;
            }[];
        };
        PlannedChange: {
            kind: "edit_registration";
            edit: {
                contactName?: string | undefined;
                contactEmail?: string | undefined;
                company?: string | undefined;
                note?: string | undefined;
                billing?: {
                    recipient?: string | undefined;
                    street?: string | undefined;
                    postalCode?: string | undefined;
                    city?: string | undefined;
                    country?: string | undefined;
                    vatId?: string | undefined;
                    orderNumber?: string | undefined;
                    leitwegId?: string | undefined;
                    invoiceEmail?: string | undefined;
                    namesOnInvoice?: boolean | undefined;
                    wantsXRechnung?: boolean | undefined;
                } | undefined;
                reverseChargeNote?: string | undefined;
            };
        } | {
            kind: "edit_seat";
            seatId: string;
            edit: {
                firstName?: string | undefined;
                lastName?: string | undefined;
                email?: string | undefined;
                company?: string | undefined;
                dateId?: string | undefined;
            };
        } | {
            kind: "cancel_seat";
            seatId: string;
            keptCents?: number | undefined;
        } | {
            kind: "restore_seat";
            seatId: string;
        } | {
            kind: "change_order";
            edit: {
                packageId: string;
                price: string;
                priceReason?: string | undefined;
                dropped?: string[] | undefined;
                added?: {
                    dateId: string;
                    firstName: string;
                    lastName: string;
                    email: string;
                    company?: string | undefined;
                }[] | undefined;
            };
        } | {
            kind: "revoke_link";
        } | {
            kind: "set_status";
            status: "pending" | "confirmed" | "cancelled";
            keptCents?: number | undefined;
        } | {
            kind: "answer_request";
            requestId: string;
            answer: {
                decision: "granted" | "refused";
                answer?: string | undefined;
                keptCents?: number | undefined;
            };
        };
        Figures: {
            registrations: {
                pending: number;
                confirmed: number;
                cancelled: number;
            };
            seats: {
                dateId: string;
                trainingId: string;
                title: string;
                date: string;
                taken: number;
                capacity: number;
            }[];
            weeks: {
                monday: string;
                registrations: number;
            }[];
            revenue: {
                priceType: "early_bird" | "normal" | "late_bird";
                registrations: number;
                amount: string;
            }[];
            period: components["schemas"]["FiguresOfPeriod"];
        };
        FiguresOfPeriod: {
            from: string;
            to: string;
            registrations: {
                pending: number;
                confirmed: number;
                cancelled: number;
            };
            phases: {
                priceType: "early_bird" | "normal" | "late_bird";
                confirmed: {
                    registrations: number;
                    amount: string;
                };
                pending: {
                    registrations: number;
                    amount: string;
                };
            }[];
            documents: components["schemas"]["DocumentFigures"];
            unit: "week" | "month";
            steps: {
                from: string;
                confirmed: number;
                pending: number;
            }[];
            dates: {
                dateId: string;
                trainingId: string;
                title: string;
                date: string;
                confirmed: number;
                pending: number;
                capacity: number;
            }[];
        };
        DocumentFigures: {
            net: number;
            gross: number;
            received: number;
            refunded: number;
            open: number;
        };
        AccountingSummary: {
            from: string;
            to: string;
            invoices: number;
            cancellations: number;
            net: number;
            vat: number;
            gross: number;
            payments: number;
            received: number;
            refunded: number;
            datevProblem: string | null;
        };
        Todo: {
            bookings: {
                count: number;
                items: {
                    registrationId: string;
                    reference: string;
                    contactName: string;
                    createdAt: string;
                }[];
            };
            requests: {
                count: number;
                items: {
                    id: string;
                    registrationId: string;
                    reference: string;
                    contactName: string;
                    attendeeName: string | null;
                    trainingTitle: string | null;
                    date: string | null;
                    createdAt: string;
                }[];
            };
            absences: {
                count: number;
                items: {
                    attendeeId: string;
                    registrationId: string;
                    reference: string;
                    contactName: string;
                    attendeeName: string;
                    trainingTitle: string;
                    date: string;
                    since: string;
                }[];
            };
            unfitInvoices: {
                count: number;
                items: {
                    registrationId: string;
                    reference: string;
                    contactName: string;
                    number: string;
                    invoiced: number;
                    owed: number;
                }[];
            };
            lackingInvoices: {
                count: number;
                items: {
                    registrationId: string;
                    reference: string;
                    contactName: string;
                    confirmedAt: string;
                }[];
            };
            overdueInvoices: {
                count: number;
                items: {
                    firstDueOn: string;
                }[];
            };
            invoiceRefunds: {
                count: number;
                items: {
                    invoiceId: string;
                    number: string;
                    company: string;
                    cents: number;
                    registrationId: string | null;
                }[];
            };
            bankLines: {
                count: number;
                items: {
                    day: string;
                }[];
            };
            missingLinks: {
                count: number;
                items: {
                    id: string;
                    dateId: string;
                    title: string;
                    date: string;
                    time: string;
                    seatsTaken: number;
                }[];
            };
            failedMails: {
                count: number;
                items: {
                    id: string;
                    recipient: string;
                    subject: string;
                    createdAt: string;
                }[];
            };
            heldMails: {
                count: number;
                items: {
                    id: string;
                    recipient: string;
                    subject: string;
                    createdAt: string;
                }[];
            };
            reportedRooms: {
                count: number;
                items: {
                    id: string;
                    kind: "flight_deck" | "meeting" | "copy";
                    createdAt: string;
                    reports: number;
                }[];
            };
            waitingLists: {
                count: number;
                items: {
                    dateId: string;
                    trainingTitle: string;
                    date: string;
                    openOffers: number;
                    firstEndsAt: string | null;
                    endedOffers: number;
                    whyHeadWaits: string | null;
                }[];
            };
            endingPrices: {
                count: number;
                items: {
                    from: string;
                    days: number;
                    packageNames: string[];
                }[];
            };
            missingDates: {
                count: number;
                items: {
                    trainingId: string | null;
                    trainingTitle: string | null;
                }[];
            };
            fewParticipants: {
                count: number;
                items: {
                    dateId: string;
                    trainingTitle: string;
                    date: string;
                    seatsTaken: number;
                }[];
            };
            lateBackups: {
                count: number;
                items: {
                    madeAt: string | null;
                }[];
            };
            translations: {
                count: number;
                items: {
                    pageLabel: string;
                    label: string;
                }[];
            };
            sampleFacts: {
                count: number;
                items: {
                    areInMails: boolean;
                }[];
            };
        };
        Setup: {
            steps: {
                step: "firma" | "aussehen" | "recht" | "e-mails" | "termine" | "texte" | "online";
                state: "done" | "skipped" | "open";
            }[];
            checks: {
                check: "sample_facts" | "imprint" | "legal_texts" | "test_mail" | "bookable" | "sample_trainings" | "sample_texts" | "tool_facts" | "https" | "backup" | "second_factor";
                isDone: boolean;
                isRequired: boolean;
                finding: string;
                links: {
                    label: string;
                    path: string;
                }[];
            }[];
            isLeft: boolean;
            isFinished: boolean;
            opensFirst: boolean;
        };
        PersonFinding: {
            registrations: number;
            seats: number;
            mails: number;
            mentions: number;
            waiting: number;
            changes: number;
            invoices: number;
            upcomingTrainings: string[];
            erasedAt: string[];
        };
        PersonData: {
            email: string;
            exportedAt: string;
            registrations: {
                reference: string;
                createdAt: string;
                status: "pending" | "confirmed" | "cancelled";
                contactName: string;
                contactEmail: string;
                company: string;
                package: string;
                price: string;
                priceType: "early_bird" | "normal" | "late_bird";
                isOwnPrice?: true | undefined;
                discount?: {
                    code: string;
                    cents: number;
                } | undefined;
                newContactEmail: string | null;
                note: string;
                billing: {
                    recipient: string;
                    street: string;
                    postalCode: string;
                    city: string;
                    country: string;
                    vatId: string;
                    orderNumber: string;
                    leitwegId: string;
                    invoiceEmail: string;
                    namesOnInvoice: boolean;
                    wantsXRechnung: boolean;
                    reverseChargeNote: string;
                } | null;
                reductions: {
                    cents: number;
                    reason: string;
                    createdAt: string;
                }[];
                requests: {
                    createdAt: string;
                    state: "open" | "granted" | "refused" | "withdrawn";
                    reason: string;
                    answer: string;
                }[];
            }[];
            seats: {
                reference: string;
                createdAt: string;
                status: "pending" | "confirmed" | "cancelled";
                training: string;
                date: string;
                time: string;
                attendeeType: "booker" | "other";
                firstName: string;
                lastName: string;
                email: string;
                company: string;
                cannotComeSince: string | null;
                bookedBy: string;
            }[];
            mails: {
                createdAt: string;
                sentAt: string | null;
                status: "waiting" | "sent" | "failed";
                recipient: string;
                subject: string;
                text: string;
            }[];
            invoices: {
                number: string;
                kind: "invoice" | "cancellation";
                issuedOn: string;
                grossCents: number;
                buyer: {
                    name: string;
                    street: string;
                    postalCode: string;
                    city: string;
                    country: string;
                    vatId: string;
                    email: string;
                };
                dispute: string | null;
            }[];
            namedOnInvoices: {
                number: string;
                kind: "invoice" | "cancellation";
                issuedOn: string;
                line: string;
            }[];
            changes: {
                kind: "contact_corrected" | "contact_email_requested" | "billing_changed" | "attendee_replaced" | "attendee_corrected" | "attendee_cannot_come" | "seat_moved" | "seat_cancelled" | "seat_restored" | "cancellation_requested" | "cancellation_refused" | "request_withdrawn" | "link_revoked" | "seat_added" | "order_changed";
                actor: "staff" | "booker" | "attendee";
                before: {
                    [key: string]: string;
                };
                after: {
                    [key: string]: string;
                };
                createdAt: string;
            }[];
            waiting: {
                joinedAt: string;
                state: "unconfirmed" | "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "closed";
                training: string;
                date: string | null;
                time: string | null;
                seats: number;
                atLeast: number;
                firstName: string;
                lastName: string;
                email: string;
                company: string;
            }[];
        };
        Mail: {
            id: string;
            recipient: string;
            subject: string;
            status: "waiting" | "sent" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            heldSince: string | null;
            lastError: string | null;
            smtpResponse: string | null;
            createdAt: string;
            sentAt: string | null;
        };
        MailDetails: {
            id: string;
            recipient: string;
            subject: string;
            status: "waiting" | "sent" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            heldSince: string | null;
            lastError: string | null;
            smtpResponse: string | null;
            createdAt: string;
            sentAt: string | null;
            registration: {
                id: string;
                reference: string;
            } | null;
            canBeGivenUp: boolean;
            isErased: boolean;
            html: string | null;
            text: string | null;
            attachments: string[];
        };
        MailDelivery: {
            server: string | null;
            from: {
                name: string;
                address: string;
            };
            replyTo: string | null;
            staff: string | null;
            testArrivedAt: string | null;
        };
        SentMessage: {
            id: string;
            recipients: number;
        };
        Message: {
            dateId?: string | undefined;
            attendeeIds?: string[] | undefined;
            registrationIds?: string[] | undefined;
            filter?: {
                q?: string | undefined;
                training?: string | undefined;
                date?: string | undefined;
                status?: ("pending" | "confirmed" | "cancelled") | undefined;
                package?: string | undefined;
                invoice?: ("missing" | "unfit") | undefined;
            } | undefined;
            includeBookers?: boolean | undefined;
            subject: string;
            text: string;
            fingerprint?: string | undefined;
        };
        MessagePreview: {
            fingerprint: string;
            recipients: {
                address: string;
                name: string;
                seats: number;
                isBooker: boolean;
                isConfirmed: boolean;
                noLink: "not_set" | "not_confirmed" | "not_attending" | null;
            }[];
            leftOut: {
                name: string;
                registrationId: string;
                reference: string;
                reason: "cancelled" | "erased";
            }[];
            mail: {
                recipient: string;
                subject: string;
                html: string;
                text: string;
            } | null;
        };
        MessagePreviewQuery: {
            dateId?: string | undefined;
            attendeeIds?: string[] | undefined;
            registrationIds?: string[] | undefined;
            filter?: {
                q?: string | undefined;
                training?: string | undefined;
                date?: string | undefined;
                status?: ("pending" | "confirmed" | "cancelled") | undefined;
                package?: string | undefined;
                invoice?: ("missing" | "unfit") | undefined;
            } | undefined;
            includeBookers?: boolean | undefined;
            subject?: ("" | string) | undefined;
            text?: ("" | string) | undefined;
            recipient?: string | undefined;
        };
        MessageTest: {
            dateId?: string | undefined;
            attendeeIds?: string[] | undefined;
            registrationIds?: string[] | undefined;
            filter?: {
                q?: string | undefined;
                training?: string | undefined;
                date?: string | undefined;
                status?: ("pending" | "confirmed" | "cancelled") | undefined;
                package?: string | undefined;
                invoice?: ("missing" | "unfit") | undefined;
            } | undefined;
            includeBookers?: boolean | undefined;
            subject: string;
            text: string;
            recipient?: string | undefined;
        };
        ListedMessage: {
            id: string;
            subject: string;
            text: string;
            date: {
                id: string;
                trainingTitle: string;
                date: string;
                time: string;
            } | null;
            recipients: number;
            mails: {
                waiting: number;
                sent: number;
                failed: number;
            };
            sentBy: string;
            createdAt: string;
        };
        MessageDetails: {
            id: string;
            subject: string;
            text: string;
            date: {
                id: string;
                trainingTitle: string;
                date: string;
                time: string;
            } | null;
            recipients: number;
            mails: {
                waiting: number;
                sent: number;
                failed: number;
            };
            sentBy: string;
            createdAt: string;
            deliveries: {
                id: string;
                recipient: string;
                subject: string;
                status: "waiting" | "sent" | "failed";
                attempts: number;
                nextAttemptAt: string | null;
                heldSince: string | null;
                lastError: string | null;
                smtpResponse: string | null;
                createdAt: string;
                sentAt: string | null;
                name: string | null;
            }[];
        };
        MailText: {
            template: string;
            occasion: "Anmeldung" | "Änderungen einer Buchung" | "Rechnungen" | "Termine und Erinnerungen" | "Warteliste" | "An Ihr Team";
            name: string;
            when: string;
            to: string;
            original: {
                subject: string;
                opening: string;
                closing: string;
            };
            own: {
                subject: string | null;
                opening: string | null;
                closing: string | null;
            };
            placeholders: {
                name: string;
                kind: "fact" | "sentence";
                label: string;
                requiredIn: "subject" | "opening" | "closing" | null;
                sample: string;
            }[];
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        MailTextEdit: {
            subject: string;
            opening: string;
            closing: string;
        };
        MailPreview: {
            subject: string;
            html: string;
            text: string;
        };
        StaffMember: {
            id: string;
            email: string;
            role: "owner" | "office" | "editor";
            isSelf: boolean;
            lastLoginAt: string | null;
            hasSecondFactor: boolean;
            invitedUntil: string | null;
            isInvitationOver: boolean;
        };
        NewInvitation: {
            email: string;
            role: "owner" | "office" | "editor";
        };
        RoleChange: {
            role: "owner" | "office" | "editor";
        };
        BookingRulesSetting: {
            rules: {
                substituteUntilHours: number;
                moveUntilDays: number;
                cancelFreeUntilDays: number;
                lateCancelPercent: number;
                answerWithinDays: number;
                paymentDays: number;
            };
            defaults: {
                substituteUntilHours: number;
                moveUntilDays: number;
                cancelFreeUntilDays: number;
                lateCancelPercent: number;
                answerWithinDays: number;
                paymentDays: number;
            };
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        StaffNoticesSetting: {
            changes: "each" | "daily" | "none";
            recipient: string | null;
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        StaffNotices: {
            changes: "each" | "daily" | "none";
        };
        InvoicingSetting: {
            issue: "by_hand" | "on_confirmation";
            since: string | null;
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        InvoicingEdit: {
            issue: "by_hand" | "on_confirmation";
        };
        ReminderRulesSetting: {
            rules: {
                sending: "office" | "automatic";
                firstDays: number;
                secondDays: number;
                thirdDays: number;
            };
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        ReminderRules: {
            sending: "office" | "automatic";
            firstDays: number;
            secondDays: number;
            thirdDays: number;
        };
        DatevSetting: {
            settings: components["schemas"]["DatevSettings"];
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        DatevSettings: {
            consultantNumber: string;
            clientNumber: string;
            fiscalYearMonth: string;
            revenueAccount: string;
            revenueKey: string;
            otherRateAccount: string;
            otherRateKey: string;
            smallBusinessAccount: string;
            reverseChargeAccount: string;
            debtorAccount: string;
            bankAccount: string;
            withPayments: "yes" | "no";
        };
        SecondFactorRuleSetting: {
            roles: {
                owner: boolean;
                office: boolean;
                editor: boolean;
            };
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        SecondFactorRule: {
            owner: boolean;
            office: boolean;
            editor: boolean;
        };
        LookSetting: {
            values: {
                brand: string;
                accent: string;
                page: string;
                ink: string;
                corners: "square" | "soft" | "round";
                type: "fresh" | "plain" | "warm" | "book" | "rounded" | "legible";
            };
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        Look: {
            brand: string;
            accent: string;
            page: string;
            ink: string;
            corners: "square" | "soft" | "round";
            type: "fresh" | "plain" | "warm" | "book" | "rounded" | "legible";
        };
        FirmSettings: {
            contact: {
                values: {
                    name: string;
                    legalName: string;
                    email: string;
                    phone: string;
                    phoneNumber: string;
                    website: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            address: {
                values: {
                    street: string;
                    postalCode: string;
                    city: string;
                    countryDe: string;
                    countryEn: string;
                    federalState: string;
                    locationDe: string;
                    locationEn: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            legal: {
                values: {
                    representedBy: string;
                    contentResponsible: string;
                    registerCourtDe: string;
                    registerCourtEn: string;
                    registerNumber: string;
                    taxId: string;
                    vatRate: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            invoices: {
                values: {
                    taxNumber: string;
                    invoiceContact: string;
                    invoiceEmail: string;
                    accountHolder: string;
                    iban: string;
                    bic: string;
                    bankName: string;
                    numberFormat: string;
                    invoiceIntro: string;
                    invoiceClosing: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            links: {
                values: {
                    linkedin: string;
                    instagram: string;
                    sisterUrl: string;
                    sisterCityDe: string;
                    sisterCityEn: string;
                    roomBooking: string;
                    mapEmbed: string;
                    mapLink: string;
                    mapService: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            hours: {
                values: {
                    hoursDe: string;
                    hoursEn: string;
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
            team: {
                values: {
                    people: {
                        name: string;
                        roleDe: string;
                        roleEn: string;
                        about: string;
                        picture: string;
                    }[];
                };
                version: number;
                editedBy: string | null;
                editedAt: string | null;
            };
        };
        FirmContact: {
            name: string;
            legalName: string;
            email: string;
            phone: string;
            phoneNumber: string;
            website: string;
        };
        FirmAddress: {
            street: string;
            postalCode: string;
            city: string;
            countryDe: string;
            countryEn: string;
            federalState: string;
            locationDe: string;
            locationEn: string;
        };
        FirmLegal: {
            representedBy: string;
            contentResponsible: string;
            registerCourtDe: string;
            registerCourtEn: string;
            registerNumber: string;
            taxId: string;
            vatRate: string;
        };
        FirmInvoices: {
            taxNumber: string;
            invoiceContact: string;
            invoiceEmail: string;
            accountHolder: string;
            iban: string;
            bic: string;
            bankName: string;
            numberFormat: string;
            invoiceIntro: string;
            invoiceClosing: string;
        };
        FirmLinks: {
            linkedin: string;
            instagram: string;
            sisterUrl: string;
            sisterCityDe: string;
            sisterCityEn: string;
            roomBooking: string;
            mapEmbed: string;
            mapLink: string;
            mapService: string;
        };
        FirmHours: {
            hoursDe: string;
            hoursEn: string;
        };
        FirmTeam: {
            people: {
                name: string;
                roleDe: string;
                roleEn: string;
                about: string;
                picture: string;
            }[];
        };
        IssuingResult: {
            id: string;
            reference: string;
            number: string;
        } | {
            id: string;
            reference: string | null;
            problem: {
                code: string;
                detail: string;
            };
        };
        IssuingEach: {
            send?: boolean | undefined;
            ids: string[];
        };
        InvoiceNumber: {
            number: string;
        };
        IssuingJoint: {
            send?: boolean | undefined;
            ids: string[];
            otherBuyers?: boolean | undefined;
        };
        BookingInvoices: {
            invoices: {
                id: string;
                number: string;
                kind: "invoice" | "cancellation";
                profile: "zugferd" | "xrechnung";
                issuedOn: string;
                dueOn: string | null;
                cents: number;
                cancelledBy: string | null;
                issuedBy: string;
                mails: {
                    id: string;
                    recipient: string;
                    status: "waiting" | "sent" | "failed";
                    sentAt: string | null;
                }[];
            }[];
            owed: number;
            invoiced: number | null;
            due: "none" | "invoice" | "cancellation" | "replacement";
            alsoOn: string[];
            recipient: string | null;
            missing: string[];
            profile: "zugferd" | "xrechnung";
            isReverseCharge: boolean;
        };
        InvoiceIssuing: {
            send?: boolean | undefined;
        };
        InvoiceSending: {
            mailsBefore: number;
        };
        ReminderList: {
            sending: "office" | "automatic";
            total: number;
            invoices: {
                id: string;
                number: string;
                company: string;
                dueOn: string;
                daysOver: number;
                openCents: number;
                stage: {
                    kind: "due";
                    step: 1 | 2 | 3;
                    since: string;
                } | {
                    kind: "later";
                    step: 1 | 2 | 3;
                    on: string;
                } | {
                    kind: "unsent";
                    step: 1 | 2 | 3;
                } | {
                    kind: "ended";
                    decideOn: string;
                } | {
                    kind: "disputed";
                    reason: string;
                };
            }[];
        };
        SentReminders: {
            sent: string[];
            notSent: {
                number: string;
                reason: "paid" | "cancelled" | "disputed" | "reminded" | "not_due";
            }[];
        };
        RemindersToSend: {
            reminders: {
                invoiceId: string;
                step: 1 | 2 | 3;
            }[];
        };
        InvoiceReminders: {
            number: string;
            sent: {
                step: 1 | 2 | 3;
                createdAt: string;
                sentBy: string;
                mail: {
                    id: string;
                    status: "waiting" | "sent" | "failed";
                    attempts: number;
                } | null;
            }[];
            next: {
                step: 1 | 2 | 3;
                mail: {
                    registrationId: string;
                    recipient: string;
                    subject: string;
                    html: string;
                    text: string;
                    attachments: string[];
                };
            } | null;
            dispute: {
                reason: string;
                recordedBy: string;
                createdAt: string;
            } | null;
        };
        InvoiceDispute: {
            reason: string;
        };
        InvoiceAccount: {
            id: string;
            number: string;
            company: string;
            gross: number;
            dueOn: string | null;
            cancelledBy: string | null;
            state: "open" | "partly_paid" | "paid" | "overpaid" | "to_refund" | "refunded" | "written_off" | "cancelled";
            open: number;
            balance: number;
            payments: {
                id: string;
                kind: "received" | "refunded" | "written_off";
                cents: number;
                day: string;
                source: "manual" | "statement";
                party: string;
                note: string;
                recordedBy: string;
            }[];
            movableTo: {
                id: string;
                number: string;
                open: number;
            }[];
        };
        StatementImport: {
            newLines: number;
            knownLines: number;
            entered: number;
            toCheck: number;
            notStored: number;
        };
        BankLines: {
            lines: {
                id: string;
                day: string;
                cents: number;
                party: string;
                partyIban: string;
                text: string;
                proposals: {
                    invoiceId: string;
                    number: string;
                    company: string;
                    open: number;
                    reason: "named" | "amount_and_company";
                }[];
                enteredFor: string[];
                fileName: string;
            }[];
            count: number;
        };
        ListedInvoice: {
            id: string;
            number: string;
            company: string;
            issuedOn: string;
            dueOn: string | null;
            gross: number;
            open: number;
            state: "open" | "partly_paid" | "paid" | "overpaid" | "to_refund" | "refunded" | "written_off" | "cancelled";
            isOverdue: boolean;
            cancelledBy: string | null;
            bookings: {
                reference: string;
                registrationId: string | null;
            }[];
        };
        InvoiceSums: {
            count: number;
            gross: number;
            cancelledGross: number;
            open: number;
            toRefund: number;
            ages: {
                age: "not_due" | "to_30" | "to_60" | "over_60";
                count: number;
                cents: number;
            }[];
        };
        EditedMarks: {
            values: components["schemas"]["Marks"];
            version: number;
            editedBy: string | null;
            editedAt: string | null;
        };
        Marks: {
            logo: string;
            logoOnDark: string;
            icon: string;
        };
        UploadedMark: {
            path: string;
        };
        Registration: {
            id: string;
            reference: string;
            createdAt: string;
            contactName: string;
            contactEmail: string;
            company: string;
            packageName: string;
            price: string;
            priceType: "early_bird" | "normal" | "late_bird";
            priceReason: string;
            discountCode: string;
            discountCents: number;
            status: "pending" | "confirmed" | "cancelled";
            owedCents: number;
            billing: {
                recipient: string;
                street: string;
                postalCode: string;
                city: string;
                country: string;
                vatId: string;
                orderNumber: string;
                leitwegId: string;
                invoiceEmail: string;
                namesOnInvoice: boolean;
                wantsXRechnung: boolean;
            };
            participants: {
                attendeeId: string;
                name: string;
                training: string;
                dateId: string;
                date: string;
                status: "pending" | "confirmed" | "cancelled";
                isCancelled: boolean;
            }[];
        };
        Attendee: {
            id: string;
            registrationId: string;
            reference: string;
            firstName: string;
            lastName: string;
            email: string;
            trainingId: string;
            trainingTitle: string;
            dateId: string;
            date: string;
            time: string;
            company: string;
            attendeeType: "booker" | "other";
            bookerName: string;
            bookerEmail: string;
            packageName: string;
            status: "pending" | "confirmed" | "cancelled";
        };
        PricePeriod: {
            periodName: string;
            periodType: "early_bird" | "normal" | "late_bird";
            validFrom: string;
            validUntil: string;
            prices: {
                [key: string]: string;
            };
            version: number;
        };
        PricePeriodEdit: {
            periodName: string;
            periodType: string;
            validFrom: string;
            validUntil: string;
            prices: {
                single: string;
                double: string;
                complete: string;
            };
        };
        DiscountCode: {
            code: string;
            note: string;
            kind: "percent" | "amount";
            value: number;
            firstDay: string | null;
            lastDay: string | null;
            packageIds: string[];
            maxUses: number | null;
            isOncePerCompany: boolean;
            isActive: boolean;
            id: string;
            version: number;
            uses: number;
            isUsed: boolean;
            createdAt: string;
        };
        DiscountCodeEdit: {
            code: string;
            note: string;
            kind: "percent" | "amount";
            value: number;
            firstDay: string | null;
            lastDay: string | null;
            packageIds: string[];
            maxUses: number | null;
            isOncePerCompany: boolean;
            isActive: boolean;
        };
        ToolAi: {
            ai: {
                host: string;
                model: string;
            } | null;
        };
        SuggestionRequest: {
            kind: "people";
            language: "de" | "en";
            problem: string;
        } | {
            kind: "questions";
            language: "de" | "en";
            problem: string;
            people: string[];
        } | {
            kind: "ideas";
            language: "de" | "en";
            problem: string;
            question: string;
            method: "crazy-eights" | "reversal" | "analogy" | "scamper" | "ten-times";
            ideas: string[];
        } | {
            kind: "concept";
            language: "de" | "en";
            problem: string;
            question: string;
            idea: string;
        } | {
            kind: "agenda";
            language: "de" | "en";
            goal: string;
            people: number;
            minutes: number;
        } | {
            kind: "summary";
            language: "de" | "en";
            goal: string;
            decisions: string[];
            tasks: string[];
            parked: string[];
        };
        SiteReadingEvent: {
            type: "reading";
            url: string;
            page: number;
            pages: number;
        } | {
            type: "skipped";
            url: string;
            reason: "robots" | "not_html" | "too_large" | "too_slow" | "unreachable";
        } | {
            type: "facts";
            facts: {
                url: string | null;
                pages: {
                    url: string;
                    title: string;
                    passages?: string[] | undefined;
                }[];
                kind: "company" | "practice" | "association" | "authority" | "shop";
                name: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                description: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                size: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                founded: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                offers: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                audiences: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                prices: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                references: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                languages: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                locations: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                signals: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                    kind: "jobs" | "news" | "shop" | "events";
                }[];
            };
        } | {
            type: "failed";
            code: "tools.address_refused" | "tools.site_unknown" | "tools.site_unreachable" | "tools.site_refuses" | "tools.site_not_html" | "tools.site_too_large" | "tools.site_too_slow" | "tools.site_redirects" | "tools.site_error" | "tools.site_silent" | "tools.site_placeholder" | "tools.fault";
        };
        SiteReadingRequest: {
            url: string;
            language: "de" | "en";
        };
        StrategyDraftEvent: {
            type: "step";
            step: "asking" | "repairing" | "method";
        } | {
            type: "parts";
            parts: number;
        } | {
            type: "draft";
            draft: {
                position: {
                    text: string;
                    basis: "page" | "visitor" | "assumption";
                    sources: string[];
                    quotes: {
                        page: string;
                        text: string;
                    }[];
                }[];
                customers: {
                    text: string;
                    basis: "page" | "visitor" | "assumption";
                    sources: string[];
                    quotes: {
                        page: string;
                        text: string;
                    }[];
                }[];
                strengths: {
                    text: string;
                    basis: "page" | "visitor" | "assumption";
                    sources: string[];
                    quotes: {
                        page: string;
                        text: string;
                    }[];
                }[];
                openQuestions: {
                    text: string;
                    basis: "page" | "visitor" | "assumption";
                    sources: string[];
                    quotes: {
                        page: string;
                        text: string;
                    }[];
                }[];
                opportunities: {
                    title: string;
                    reason: {
                        text: string;
                        basis: "page" | "visitor" | "assumption";
                        sources: string[];
                        quotes: {
                            page: string;
                            text: string;
                        }[];
                    };
                    experiment: string;
                }[];
                services: {
                    service: "potenziale" | "loesungen" | "geschaeftsideen" | "organisationen";
                    reason: string;
                }[];
                nextSteps: string[];
                thesis?: {
                    act: string;
                    effect: string;
                    reason: string;
                    for: string;
                    against: string;
                    quotes: {
                        page: string;
                        text: string;
                    }[];
                } | undefined;
            };
            madeBy: "ai" | "method";
            aiFailure: "tools.ai_unavailable" | "tools.ai_budget" | "tools.ai_unusable" | null;
        } | {
            type: "failed";
            code: "tools.fault";
        };
        StrategyDraftRequest: {
            facts: {
                url: string | null;
                pages: {
                    url: string;
                    title: string;
                    passages?: string[] | undefined;
                }[];
                kind: "company" | "practice" | "association" | "authority" | "shop";
                name: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                description: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                size: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                founded: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                offers: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                audiences: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                prices: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                references: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                languages: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                locations: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                signals: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                    kind: "jobs" | "news" | "shop" | "events";
                }[];
            };
            competitors?: {
                url: string | null;
                pages: {
                    url: string;
                    title: string;
                    passages?: string[] | undefined;
                }[];
                kind: "company" | "practice" | "association" | "authority" | "shop";
                name: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                description: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                size: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                founded: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                } | null;
                offers: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                audiences: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                prices: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                references: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                languages: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                locations: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                }[];
                signals: {
                    text: string;
                    sources: string[];
                    quote?: {
                        page: string;
                        text: string;
                    } | undefined;
                    kind: "jobs" | "news" | "shop" | "events";
                }[];
            }[] | undefined;
            language: "de" | "en";
            ai: boolean;
        };
        RoomView: {
            code: string;
            kind: "flight_deck" | "meeting" | "copy";
            version: number;
            expiresAt: string;
            me: string;
            isHost: boolean;
            isOpen: boolean;
            members: {
                id: string;
                name: string;
                isHost: boolean;
            }[];
            content: unknown;
        };
        NewRoom: {
            name?: string | undefined;
            secret: string;
            start: {
                kind: "flight_deck";
                question: string;
                problem?: string | undefined;
                people?: string[] | undefined;
            } | {
                kind: "meeting";
                sentAt: number;
                meeting: {
                    title: string;
                    goal: string;
                    day: string;
                    startTime: string;
                    people: string[];
                    agenda: {
                        id: string;
                        title: string;
                        minutes: number;
                        owner: string;
                        method: "round" | "silent" | "oneTwoFourAll" | "consent" | "collect" | "dots" | null;
                    }[];
                    run: {
                        startedAt: number;
                        plannedEnd: number;
                        current: string;
                        since: number | null;
                        endedAt: number | null;
                        spent: {
                            [key: string]: number;
                        };
                        added: {
                            [key: string]: number;
                        };
                        marks: {
                            [key: string]: {
                                index: number;
                                from: number;
                            };
                        };
                    } | null;
                    canWrite?: boolean | undefined;
                    vote?: ({
                        id: string;
                        question: string;
                        answers: string[];
                        isOpen: boolean;
                        sums: number[] | null;
                    } | null) | undefined;
                };
            } | {
                kind: "copy";
                document: {
                    language: "de" | "en";
                    title: string;
                    subtitle?: string | undefined;
                    fileName: string;
                    blocks: ({
                        kind: "heading";
                        level: 2 | 3;
                        text: string;
                    } | {
                        kind: "paragraph";
                        text: string | {
                            text: string;
                            links: {
                                label: string;
                                url: string;
                            }[];
                        };
                    } | {
                        kind: "list";
                        ordered?: boolean | undefined;
                        items: (string | {
                            text: string;
                            links: {
                                label: string;
                                url: string;
                            }[];
                        })[];
                    } | {
                        kind: "table";
                        head: string[];
                        rows: string[][];
                    })[];
                    note: string;
                    work?: string | undefined;
                };
            };
        };
        RoomDoor: {
            code: string;
            kind: "flight_deck" | "meeting" | "copy";
            expiresAt: string;
            isOpen: boolean;
            isFull: boolean;
        };
        RoomJoining: {
            name: string;
            secret: string;
        };
        RoomAct: {
            id: string;
            act: {
                type: "door";
                isOpen: boolean;
            } | {
                type: "remove-member";
                memberId: string;
            } | {
                type: "host";
                memberId: string;
            } | {
                type: "take-over";
            } | {
                type: "step";
                step: "arrive" | "ideas" | "sketches" | "group" | "votes" | "decision" | "storyboard" | "plan" | "results";
            } | {
                type: "question";
                text: string;
            } | {
                type: "timer";
                minutes: number | null;
                step?: ("arrive" | "ideas" | "sketches" | "group" | "votes" | "decision" | "storyboard" | "plan" | "results") | undefined;
            } | {
                type: "run-timer";
                step: "arrive" | "ideas" | "sketches" | "group" | "votes" | "decision" | "storyboard" | "plan" | "results";
                isRunning: boolean;
            } | {
                type: "done";
                step: "arrive" | "ideas" | "sketches" | "group" | "votes" | "decision" | "storyboard" | "plan" | "results";
                isDone: boolean;
            } | {
                type: "idea";
                id: string;
                text: string;
            } | {
                type: "remove-idea";
                id: string;
            } | {
                type: "sketch";
                id: string;
                sketch: string[];
            } | {
                type: "group";
                id: string;
                under: string | null;
            } | {
                type: "vote";
                id: string;
                dots: number;
            } | {
                type: "vote-again";
                isRunoff?: boolean | undefined;
            } | {
                type: "decider";
                memberId: string | null;
            } | {
                type: "decide";
                id: string;
            } | {
                type: "take-frame";
                frame: number;
            } | {
                type: "leave-frame";
                frame: number;
            } | {
                type: "frame";
                frame: number;
                caption: string;
                sketch: string[];
            } | {
                type: "plan";
                part: "who" | "how" | "when";
                text: string;
            } | {
                type: "hypothesis";
                id: string;
                group?: string | undefined;
                change?: string | undefined;
                threshold?: string | undefined;
            } | {
                type: "remove-hypothesis";
                id: string;
            } | {
                type: "result";
                id: string;
                result?: string | undefined;
                verdict?: ("keep" | "change" | "drop" | null) | undefined;
            } | {
                type: "meeting";
                sentAt: number;
                meeting: {
                    title: string;
                    goal: string;
                    day: string;
                    startTime: string;
                    people: string[];
                    agenda: {
                        id: string;
                        title: string;
                        minutes: number;
                        owner: string;
                        method: "round" | "silent" | "oneTwoFourAll" | "consent" | "collect" | "dots" | null;
                    }[];
                    run: {
                        startedAt: number;
                        plannedEnd: number;
                        current: string;
                        since: number | null;
                        endedAt: number | null;
                        spent: {
                            [key: string]: number;
                        };
                        added: {
                            [key: string]: number;
                        };
                        marks: {
                            [key: string]: {
                                index: number;
                                from: number;
                            };
                        };
                    } | null;
                    canWrite?: boolean | undefined;
                    vote?: ({
                        id: string;
                        question: string;
                        answers: string[];
                        isOpen: boolean;
                        sums: number[] | null;
                    } | null) | undefined;
                };
                taken?: string[] | undefined;
            } | {
                type: "guest-note";
                id: string;
                list: "ideas" | "questions" | "proposals" | "tasks";
                text: string;
                item: string;
            } | {
                type: "guest-vote";
                vote: string;
                answer: number;
            };
        };
        PublishedRoom: {
            code: string;
            kind: "flight_deck" | "meeting" | "copy";
            version: number;
            createdAt: string;
            expiresAt: string;
            content: unknown;
            now: string;
        };
        NewReport: {
            reason: string;
        };
        ListedRoom: {
            id: string;
            code: string;
            kind: "flight_deck" | "meeting" | "copy";
            title: string;
            language: "de" | "en";
            createdAt: string;
            changedAt: string;
            expiresAt: string;
            people: number;
            reports: {
                reason: string;
                createdAt: string;
            }[];
        };
    };
}
