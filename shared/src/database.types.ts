export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      ai_gallery_images: {
        Row: {
          alt: string | null;
          created_at: string;
          description: string | null;
          id: string;
          image_url: string;
          order_index: number;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          alt?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          image_url: string;
          order_index?: number;
          title: string;
          updated_at?: string;
        };
        Update: {
          alt?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          image_url?: string;
          order_index?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      canned_replies: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          order_index: number;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
          order_index?: number;
          title: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          order_index?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      chat_messages: {
        Row: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        };
        ComputedFields: never;
        Insert: {
          attachment_height?: number | null;
          attachment_name?: string | null;
          attachment_size?: number | null;
          attachment_type?: string | null;
          attachment_url?: string | null;
          attachment_width?: number | null;
          client_id?: string;
          content: string;
          edited_at?: string | null;
          id: string;
          message_type?: string;
          number?: number;
          receiver_id?: string;
          reply_to?: string | null;
          reply_to_content?: string | null;
          reply_to_number?: number | null;
          reply_to_sender_id?: string | null;
          request_id?: string | null;
          revision?: number;
          sender_id: string;
          timestamp?: string;
        };
        Update: {
          attachment_height?: number | null;
          attachment_name?: string | null;
          attachment_size?: number | null;
          attachment_type?: string | null;
          attachment_url?: string | null;
          attachment_width?: number | null;
          client_id?: string;
          content?: string;
          edited_at?: string | null;
          id?: string;
          message_type?: string;
          number?: number;
          receiver_id?: string;
          reply_to?: string | null;
          reply_to_content?: string | null;
          reply_to_number?: number | null;
          reply_to_sender_id?: string | null;
          request_id?: string | null;
          revision?: number;
          sender_id?: string;
          timestamp?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_messages_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_messages_receiver_id_fkey';
            columns: ['receiver_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_messages_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      chat_reads: {
        Row: {
          client_id: string;
          last_read_number: number;
          move: number;
          side: string;
        };
        ComputedFields: never;
        Insert: {
          client_id: string;
          last_read_number: number;
          move?: number;
          side: string;
        };
        Update: {
          client_id?: string;
          last_read_number?: number;
          move?: number;
          side?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_reads_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      chat_users: {
        Row: {
          created_at: string;
          entered_at: string | null;
          id: string;
          mails_text: boolean;
          role: string;
          site_url: string | null;
          updated_at: string;
          username: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          entered_at?: string | null;
          id: string;
          mails_text?: boolean;
          role?: string;
          site_url?: string | null;
          updated_at?: string;
          username: string;
        };
        Update: {
          created_at?: string;
          entered_at?: string | null;
          id?: string;
          mails_text?: boolean;
          role?: string;
          site_url?: string | null;
          updated_at?: string;
          username?: string;
        };
        Relationships: [];
      };
      chat_waiting: {
        Row: {
          client_id: string;
          settled_number: number;
          since: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_id: string;
          settled_number?: number;
          since?: string | null;
        };
        Update: {
          client_id?: string;
          settled_number?: number;
          since?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_waiting_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          submission: string | null;
          title: string;
          told_source: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email: string;
          from_page?: string | null;
          id?: string;
          message: string;
          name: string;
          person_id?: string | null;
          phone: string;
          read?: boolean;
          search_text?: never;
          submission?: string | null;
          title: string;
          told_source?: string | null;
        };
        Update: {
          answered_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string;
          from_page?: string | null;
          id?: string;
          message?: string;
          name?: string;
          person_id?: string | null;
          phone?: string;
          read?: boolean;
          search_text?: never;
          submission?: string | null;
          title?: string;
          told_source?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      content_versions: {
        Row: {
          based_on: string | null;
          content: NonNullable<Json>;
          failure: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          publish_at: string | null;
          revision: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          based_on?: string | null;
          content: NonNullable<Json>;
          failure?: string | null;
          id: string;
          made_at?: string;
          made_by?: string | null;
          publish_at?: string | null;
          revision?: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        Update: {
          based_on?: string | null;
          content?: NonNullable<Json>;
          failure?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          publish_at?: string | null;
          revision?: number;
          row_key?: string;
          state?: string;
          table_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_versions_based_on_fkey';
            columns: ['based_on'];
            isOneToOne: false;
            referencedRelation: 'content_versions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_versions_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      deliveries: {
        Row: {
          account_id: string | null;
          attempts: number;
          channel: string;
          content: NonNullable<Json>;
          created_at: string;
          failure: string | null;
          id: string;
          kind: string;
          next_attempt_at: string;
          queued_at: string;
          recipient: string | null;
          reply_to: string | null;
          sent_at: string | null;
          source_id: string;
          state: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          attempts?: number;
          channel?: string;
          content?: NonNullable<Json>;
          created_at?: string;
          failure?: string | null;
          id?: string;
          kind: string;
          next_attempt_at?: string;
          queued_at?: string;
          recipient?: string | null;
          reply_to?: string | null;
          sent_at?: string | null;
          source_id?: string;
          state?: string;
        };
        Update: {
          account_id?: string | null;
          attempts?: number;
          channel?: string;
          content?: NonNullable<Json>;
          created_at?: string;
          failure?: string | null;
          id?: string;
          kind?: string;
          next_attempt_at?: string;
          queued_at?: string;
          recipient?: string | null;
          reply_to?: string | null;
          sent_at?: string | null;
          source_id?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deliveries_account_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      developments: {
        Row: {
          client_id: string;
          created_at: string;
          id: string;
          launched_on: string | null;
          stages: NonNullable<Json>;
          title: string;
          updated_at: string;
          updated_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_id: string;
          created_at?: string;
          id: string;
          launched_on?: string | null;
          stages: NonNullable<Json>;
          title: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          client_id?: string;
          created_at?: string;
          id?: string;
          launched_on?: string | null;
          stages?: NonNullable<Json>;
          title?: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'developments_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'developments_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      faqs: {
        Row: {
          answer: string;
          id: string;
          order_index: number;
          question: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          id?: string;
          order_index?: number;
          question: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          id?: string;
          order_index?: number;
          question?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      packages: {
        Row: {
          audience: string;
          id: string;
          is_recommended: boolean;
          price: string;
          rows: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          audience: string;
          id: string;
          is_recommended?: boolean;
          price: string;
          rows: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          audience?: string;
          id?: string;
          is_recommended?: boolean;
          price?: string;
          rows?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'packages_price_fkey';
            columns: ['price'];
            isOneToOne: false;
            referencedRelation: 'prices';
            referencedColumns: ['id'];
          },
        ];
      };
      people: {
        Row: {
          client_id: string | null;
          created_at: string;
          edited_at: string;
          email: string | null;
          id: string;
          is_binned: boolean;
          name: string;
          next_step: string | null;
          next_step_on: string | null;
          phone: string | null;
          phone_key: string | null;
          search_text: string;
          stage: string;
          stage_since: string;
          updated_at: string;
          updated_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_id?: string | null;
          created_at?: string;
          edited_at?: string;
          email?: string | null;
          id?: string;
          is_binned?: boolean;
          name: string;
          next_step?: string | null;
          next_step_on?: string | null;
          phone?: string | null;
          phone_key?: never;
          search_text?: never;
          stage?: string;
          stage_since?: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          client_id?: string | null;
          created_at?: string;
          edited_at?: string;
          email?: string | null;
          id?: string;
          is_binned?: boolean;
          name?: string;
          next_step?: string | null;
          next_step_on?: string | null;
          phone?: string | null;
          phone_key?: never;
          search_text?: never;
          stage?: string;
          stage_since?: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'people_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'people_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
        ];
      };
      person_entries: {
        Row: {
          body: string | null;
          edited_at: string | null;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          outcome: string | null;
          person_id: string;
          stage: string | null;
          stage_before: string | null;
          stage_before_since: string | null;
          subject: string | null;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          edited_at?: string | null;
          id: string;
          kind: string;
          made_at?: string;
          made_by?: string | null;
          outcome?: string | null;
          person_id: string;
          stage?: string | null;
          stage_before?: string | null;
          stage_before_since?: string | null;
          subject?: string | null;
        };
        Update: {
          body?: string | null;
          edited_at?: string | null;
          id?: string;
          kind?: string;
          made_at?: string;
          made_by?: string | null;
          outcome?: string | null;
          person_id?: string;
          stage?: string | null;
          stage_before?: string | null;
          stage_before_since?: string | null;
          subject?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'person_entries_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_entries_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      posts: {
        Row: {
          aside_text: string;
          aside_title: string;
          author: string;
          body: string;
          cover: string;
          cover_alt: string;
          id: number;
          published_on: string;
          service: string;
          slug: string;
          summary: string;
          tags: string[];
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          aside_text: string;
          aside_title: string;
          author: string;
          body: string;
          cover: string;
          cover_alt: string;
          id?: number;
          published_on?: string;
          service: string;
          slug: string;
          summary: string;
          tags: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          aside_text?: string;
          aside_title?: string;
          author?: string;
          body?: string;
          cover?: string;
          cover_alt?: string;
          id?: number;
          published_on?: string;
          service?: string;
          slug?: string;
          summary?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      prices: {
        Row: {
          cents: number;
          cents_to: number | null;
          currency: string;
          id: string;
          is_from: boolean;
          is_plus: boolean;
          name: string;
          note: string | null;
          order_index: number;
          price_group: string;
          unit: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          cents: number;
          cents_to?: number | null;
          currency?: string;
          id: string;
          is_from?: boolean;
          is_plus?: boolean;
          name: string;
          note?: string | null;
          order_index?: number;
          price_group: string;
          unit?: string | null;
          updated_at?: string;
        };
        Update: {
          cents?: number;
          cents_to?: number | null;
          currency?: string;
          id?: string;
          is_from?: boolean;
          is_plus?: boolean;
          name?: string;
          note?: string | null;
          order_index?: number;
          price_group?: string;
          unit?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      projects: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          image: string;
          order_index: number;
          title: string;
          updated_at: string;
          url: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description: string;
          id?: string;
          image: string;
          order_index?: number;
          title: string;
          updated_at?: string;
          url?: string | null;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          image?: string;
          order_index?: number;
          title?: string;
          updated_at?: string;
          url?: string | null;
        };
        Relationships: [];
      };
      requests: {
        Row: {
          answer: Json | null;
          answered_at: string | null;
          answered_by: string | null;
          client_id: string;
          content: NonNullable<Json>;
          due_on: string | null;
          fingerprint: string;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          number: string | null;
          replaces: string | null;
          state: string;
          title: string;
          total_cents: number | null;
          valid_until: string | null;
          version: number;
          is_open: boolean | null;
        };
        ComputedFields: 'is_open';
        Insert: {
          answer?: Json | null;
          answered_at?: string | null;
          answered_by?: string | null;
          client_id: string;
          content: NonNullable<Json>;
          due_on?: string | null;
          fingerprint: string;
          id: string;
          kind: string;
          made_at?: string;
          made_by?: string | null;
          number?: string | null;
          replaces?: string | null;
          state?: string;
          title: string;
          total_cents?: number | null;
          valid_until?: string | null;
          version?: number;
        };
        Update: {
          answer?: Json | null;
          answered_at?: string | null;
          answered_by?: string | null;
          client_id?: string;
          content?: NonNullable<Json>;
          due_on?: string | null;
          fingerprint?: string;
          id?: string;
          kind?: string;
          made_at?: string;
          made_by?: string | null;
          number?: string | null;
          replaces?: string | null;
          state?: string;
          title?: string;
          total_cents?: number | null;
          valid_until?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'requests_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'chat_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'chat_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: true;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      services: {
        Row: {
          closing_text: string;
          closing_title: string;
          description: string;
          display: string;
          display_address: string | null;
          display_alt: string;
          faqs: NonNullable<Json>;
          features: string[];
          gallery: NonNullable<Json>;
          gallery_title: string;
          id: string;
          long_description: string;
          sign: string;
          summary: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closing_text: string;
          closing_title: string;
          description: string;
          display: string;
          display_address?: string | null;
          display_alt: string;
          faqs: NonNullable<Json>;
          features: string[];
          gallery: NonNullable<Json>;
          gallery_title: string;
          id: string;
          long_description: string;
          sign: string;
          summary: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          closing_text?: string;
          closing_title?: string;
          description?: string;
          display?: string;
          display_address?: string | null;
          display_alt?: string;
          faqs?: NonNullable<Json>;
          features?: string[];
          gallery?: NonNullable<Json>;
          gallery_title?: string;
          id?: string;
          long_description?: string;
          sign?: string;
          summary?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_builds: {
        Row: {
          causes: string[];
          due_at: string;
          failure: string | null;
          failure_detail: string | null;
          finished_at: string | null;
          id: string;
          requested_at: string;
          started_at: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          causes: string[];
          due_at?: string;
          failure?: string | null;
          failure_detail?: string | null;
          finished_at?: string | null;
          id?: string;
          requested_at?: string;
          started_at?: string | null;
          status?: string;
        };
        Update: {
          causes?: string[];
          due_at?: string;
          failure?: string | null;
          failure_detail?: string | null;
          finished_at?: string | null;
          id?: string;
          requested_at?: string;
          started_at?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      studio_facts: {
        Row: {
          address: string;
          closed_days: string[];
          email: string;
          hours: NonNullable<Json>;
          id: string;
          phones: NonNullable<Json>;
          shows_leva: boolean;
          social: NonNullable<Json>;
          updated_at: string;
          vat: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          closed_days?: string[];
          email: string;
          hours: NonNullable<Json>;
          id: string;
          phones: NonNullable<Json>;
          shows_leva?: boolean;
          social?: NonNullable<Json>;
          updated_at?: string;
          vat?: string;
        };
        Update: {
          address?: string;
          closed_days?: string[];
          email?: string;
          hours?: NonNullable<Json>;
          id?: string;
          phones?: NonNullable<Json>;
          shows_leva?: boolean;
          social?: NonNullable<Json>;
          updated_at?: string;
          vat?: string;
        };
        Relationships: [];
      };
      templates: {
        Row: {
          created_at: string;
          demo_url: string;
          description: string;
          id: string;
          image_url: string | null;
          name: string;
          order_index: number;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          demo_url: string;
          description: string;
          id?: string;
          image_url?: string | null;
          name: string;
          order_index?: number;
          status?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          demo_url?: string;
          description?: string;
          id?: string;
          image_url?: string | null;
          name?: string;
          order_index?: number;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      testimonials: {
        Row: {
          company: string | null;
          id: string;
          is_sample: boolean;
          name: string;
          order_index: number;
          quote: string;
          rating: number;
          request_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          id?: string;
          is_sample?: boolean;
          name: string;
          order_index?: number;
          quote: string;
          rating: number;
          request_id?: string | null;
          updated_at?: string;
        };
        Update: {
          company?: string | null;
          id?: string;
          is_sample?: boolean;
          name?: string;
          order_index?: number;
          quote?: string;
          rating?: number;
          request_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'testimonials_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      vitrina_inquiries: {
        Row: {
          answered_at: string | null;
          choice: string;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          service: string;
          submission: string | null;
          told_source: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          choice?: string;
          created_at?: string;
          deleted_at?: string | null;
          email: string;
          from_page?: string | null;
          id?: string;
          message: string;
          name: string;
          person_id?: string | null;
          phone: string;
          read?: boolean;
          search_text?: never;
          service: string;
          submission?: string | null;
          told_source?: string | null;
        };
        Update: {
          answered_at?: string | null;
          choice?: string;
          created_at?: string;
          deleted_at?: string | null;
          email?: string;
          from_page?: string | null;
          id?: string;
          message?: string;
          name?: string;
          person_id?: string | null;
          phone?: string;
          read?: boolean;
          search_text?: never;
          service?: string;
          submission?: string | null;
          told_source?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'vitrina_inquiries_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_admin: {
        Args: { account_id: string; username: string };
        Returns: {
          created_at: string;
          entered_at: string | null;
          id: string;
          mails_text: boolean;
          role: string;
          site_url: string | null;
          updated_at: string;
          username: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_users';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      add_client: {
        Args: {
          account_id: string;
          email?: string;
          invites?: boolean;
          name?: string;
          person_id?: string;
          site_url?: string;
          username: string;
        };
        Returns: {
          created_at: string;
          entered_at: string | null;
          id: string;
          mails_text: boolean;
          role: string;
          site_url: string | null;
          updated_at: string;
          username: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_users';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      answer_request: {
        Args: {
          answer: Json;
          fingerprint: string;
          message: string;
          message_id: string;
          request_id: string;
          verdict: string;
        };
        Returns: {
          answer: Json | null;
          answered_at: string | null;
          answered_by: string | null;
          client_id: string;
          content: NonNullable<Json>;
          due_on: string | null;
          fingerprint: string;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          number: string | null;
          replaces: string | null;
          state: string;
          title: string;
          total_cents: number | null;
          valid_until: string | null;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      chat_conversations: {
        Args: { client_ids?: string[] };
        Returns: {
          created_at: string;
          id: string;
          is_last_message_own: boolean;
          last_message_content: string;
          last_message_id: string;
          last_message_timestamp: string;
          last_message_type: string;
          name: string;
          site_url: string;
          unread: number;
          username: string;
          waiting_since: string;
        }[];
      };
      chat_messages_after: {
        Args: { after_number: number; client_id: string; page_size?: number };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      chat_messages_before: {
        Args: { before_number?: number; client_id: string; page_size?: number };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      chat_messages_since: {
        Args: { client_id: string; page_size?: number; since_revision: number };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_deliveries: {
        Args: { channel?: string; how_many: number };
        Returns: {
          account_id: string | null;
          attempts: number;
          channel: string;
          content: NonNullable<Json>;
          created_at: string;
          failure: string | null;
          id: string;
          kind: string;
          next_attempt_at: string;
          queued_at: string;
          recipient: string | null;
          reply_to: string | null;
          sent_at: string | null;
          source_id: string;
          state: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'deliveries';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      clear_unfinished_account: { Args: { address: string }; Returns: boolean };
      contact_message_totals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          binned: number;
          total: number;
          unanswered: number;
          unread: number;
        }[];
      };
      content_version: { Args: Record<PropertyKey, never>; Returns: number };
      conversation_files: {
        Args: { before?: number; conversation: string };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      correct_chat_message: {
        Args: { message_id: string; new_content: string };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      count_found_contact_messages: {
        Args: {
          binned?: boolean;
          counted_to?: number;
          made_before?: string;
          made_from?: string;
          names?: Json;
          search?: string;
          state?: string;
        };
        Returns: number;
      };
      count_found_inquiries: {
        Args: {
          binned?: boolean;
          counted_to?: number;
          made_before?: string;
          made_from?: string;
          names?: Json;
          search?: string;
          state?: string;
        };
        Returns: number;
      };
      count_troubled_deliveries: { Args: Record<PropertyKey, never>; Returns: number };
      count_view: { Args: { path: string; source?: string }; Returns: undefined };
      delete_expired: { Args: Record<PropertyKey, never>; Returns: Json };
      discard_draft: { Args: { seen_revision: number; version_id: string }; Returns: undefined };
      drop_push: { Args: { endpoint: string }; Returns: undefined };
      erase_personal_data: { Args: { email: string }; Returns: Json };
      find_contact_messages: {
        Args: {
          after_id?: string;
          after_time?: string;
          binned?: boolean;
          made_before?: string;
          made_from?: string;
          names?: Json;
          oldest_first?: boolean;
          page_offset?: number;
          page_size?: number;
          search?: string;
          state?: string;
        };
        Returns: {
          answered_at: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          submission: string | null;
          title: string;
          told_source: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_content: {
        Args: { page_offset?: number; page_size?: number; table_name: string };
        Returns: {
          failure: string;
          is_published: boolean;
          made_at: string;
          maker: string;
          picture: string;
          publish_at: string;
          row_key: string;
          state: string;
          title: string;
        }[];
      };
      find_inquiries: {
        Args: {
          after_id?: string;
          after_time?: string;
          binned?: boolean;
          made_before?: string;
          made_from?: string;
          names?: Json;
          oldest_first?: boolean;
          page_offset?: number;
          page_size?: number;
          search?: string;
          state?: string;
        };
        Returns: {
          answered_at: string | null;
          choice: string;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          service: string;
          submission: string | null;
          told_source: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'vitrina_inquiries';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_people: {
        Args: { due?: boolean; page_offset?: number; page_size?: number; pattern?: string; stage?: string };
        Returns: {
          asked_for: string;
          client_id: string;
          created_at: string;
          edited_at: string;
          email: string;
          id: string;
          name: string;
          next_step: string;
          next_step_on: string;
          phone: string;
          stage: string;
          stage_since: string;
          updated_by: string;
          waits_in_chat: boolean;
        }[];
      };
      find_team: {
        Args: Record<PropertyKey, never>;
        Returns: {
          admin_since: string;
          email: string;
          id: string;
          is_own: boolean;
          is_studio: boolean;
          last_seen_at: string;
          username: string;
        }[];
      };
      finish_clean_up: { Args: Record<PropertyKey, never>; Returns: undefined };
      finish_site_build: {
        Args: { build_id: string; failure?: string; failure_detail?: string };
        Returns: boolean;
      };
      finish_stage: {
        Args: { development_id: string; message: string; message_id: string; place: number; seen: string };
        Returns: {
          client_id: string;
          created_at: string;
          id: string;
          launched_on: string | null;
          stages: NonNullable<Json>;
          title: string;
          updated_at: string;
          updated_by: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'developments';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      inquiry_overview: {
        Args: Record<PropertyKey, never>;
        Returns: {
          inquiries: number;
          label: string;
          measure: string;
        }[];
      };
      inquiry_totals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          binned: number;
          total: number;
          unanswered: number;
          unread: number;
        }[];
      };
      invite_again: {
        Args: { address: string };
        Returns: {
          created_at: string;
          entered_at: string | null;
          id: string;
          mails_text: boolean;
          role: string;
          site_url: string | null;
          updated_at: string;
          username: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_users';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      invite_client: {
        Args: { person_id: string };
        Returns: {
          created_at: string;
          entered_at: string | null;
          id: string;
          mails_text: boolean;
          role: string;
          site_url: string | null;
          updated_at: string;
          username: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_users';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_open: {
        Args: {
          request: Omit<
            Database['public']['Tables']['requests']['Row'],
            Database['public']['Tables']['requests']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      issue_key: {
        Args: { delivery_id: string; purpose: string; recipient: string; valid_for: string };
        Returns: string;
      };
      keep_push: { Args: { auth: string; endpoint: string; p256dh: string }; Returns: undefined };
      mark_chat_read: { Args: { message_id: string }; Returns: undefined };
      mark_chat_unread: { Args: { message_id: string }; Returns: undefined };
      merge_people: { Args: { kept: string; other: string }; Returns: undefined };
      my_name: { Args: Record<PropertyKey, never>; Returns: string };
      orphan_files: {
        Args: { how_many: number };
        Returns: {
          bucket_id: string;
          name: string;
        }[];
      };
      page_overview: {
        Args: { days: number };
        Returns: {
          label: string;
          measure: string;
          total: number;
        }[];
      };
      people_totals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          due: number;
          people: number;
          stage: string;
        }[];
      };
      person_timeline: {
        Args: { before?: string; before_id?: string; kinds?: string[]; person_id: string };
        Returns: {
          answer: string;
          at: string;
          body: string;
          edited_at: string;
          from_page: string;
          id: string;
          kind: string;
          made_by: string;
          state: string;
          title: string;
          told_source: string;
        }[];
      };
      person_with_email: { Args: { email: string }; Returns: string };
      personal_data: { Args: { email: string }; Returns: Json };
      publish_site: {
        Args: Record<PropertyKey, never>;
        Returns: {
          causes: string[];
          due_at: string;
          failure: string | null;
          failure_detail: string | null;
          finished_at: string | null;
          id: string;
          requested_at: string;
          started_at: string | null;
          status: string;
        };
        SetofOptions: {
          from: '*';
          to: 'site_builds';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      publish_version: {
        Args: { seen_published?: string; seen_revision?: number; version_id: string };
        Returns: {
          based_on: string | null;
          content: NonNullable<Json>;
          failure: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          publish_at: string | null;
          revision: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        SetofOptions: {
          from: '*';
          to: 'content_versions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      push_key: { Args: Record<PropertyKey, never>; Returns: string };
      put_first_content: {
        Args: { content: Json };
        Returns: {
          row_count: number;
          table_name: string;
        }[];
      };
      read_push: { Args: { delivery_id: string }; Returns: Json };
      record_delivery: {
        Args: { attempt: number; delivery_id: string; outcome: string; reason?: string };
        Returns: undefined;
      };
      record_push: { Args: { endpoint: string; source_id?: string }; Returns: undefined };
      remove_admin: { Args: { admin_id: string }; Returns: undefined };
      reorder_ai_gallery_images: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_canned_replies: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_faqs: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_prices: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_projects: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_templates: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      reorder_testimonials: {
        Args: { end_index: number; item_id?: string; start_index: number };
        Returns: undefined;
      };
      request_key: { Args: { name: string }; Returns: undefined };
      request_password_link: { Args: { name: string }; Returns: undefined };
      retry_delivery: { Args: { delivery_id: string }; Returns: undefined };
      save_development: {
        Args: { development: Json; seen?: string };
        Returns: {
          client_id: string;
          created_at: string;
          id: string;
          launched_on: string | null;
          stages: NonNullable<Json>;
          title: string;
          updated_at: string;
          updated_by: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'developments';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      save_draft: {
        Args: {
          based_on?: string;
          content: Json;
          row_key?: string;
          seen_revision?: number;
          table_name: string;
          version_id: string;
        };
        Returns: {
          based_on: string | null;
          content: NonNullable<Json>;
          failure: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          publish_at: string | null;
          revision: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        SetofOptions: {
          from: '*';
          to: 'content_versions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      schedule_troubles: { Args: Record<PropertyKey, never>; Returns: string[] };
      schedule_version: {
        Args: { at?: string; seen_published?: string; seen_revision: number; version_id: string };
        Returns: {
          based_on: string | null;
          content: NonNullable<Json>;
          failure: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          publish_at: string | null;
          revision: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        SetofOptions: {
          from: '*';
          to: 'content_versions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      search_chat_messages: {
        Args: { before_number?: number; client_id: string; words: string };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      send_letter: {
        Args: {
          body: string;
          entry_id: string;
          last_seen?: string;
          last_submission?: string;
          person_id: string;
          quotes_last?: boolean;
          subject: string;
        };
        Returns: {
          body: string | null;
          edited_at: string | null;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          outcome: string | null;
          person_id: string;
          stage: string | null;
          stage_before: string | null;
          stage_before_since: string | null;
          subject: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'person_entries';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      send_request: {
        Args: { message: string; request: Json };
        Returns: {
          answer: Json | null;
          answered_at: string | null;
          answered_by: string | null;
          client_id: string;
          content: NonNullable<Json>;
          due_on: string | null;
          fingerprint: string;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          number: string | null;
          replaces: string | null;
          state: string;
          title: string;
          total_cents: number | null;
          valid_until: string | null;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      send_test_mail: { Args: Record<PropertyKey, never>; Returns: string };
      set_mails_text: { Args: { wanted: boolean }; Returns: undefined };
      settle_conversation: { Args: { message_id: string }; Returns: undefined };
      similar_people: {
        Args: { person_id: string };
        Returns: {
          client_id: string | null;
          created_at: string;
          edited_at: string;
          email: string | null;
          id: string;
          is_binned: boolean;
          name: string;
          next_step: string | null;
          next_step_on: string | null;
          phone: string | null;
          phone_key: string | null;
          search_text: string;
          stage: string;
          stage_since: string;
          updated_at: string;
          updated_by: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'people';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      start_site_build: {
        Args: Record<PropertyKey, never>;
        Returns: {
          causes: string[];
          due_at: string;
          failure: string | null;
          failure_detail: string | null;
          finished_at: string | null;
          id: string;
          requested_at: string;
          started_at: string | null;
          status: string;
        };
        SetofOptions: {
          from: '*';
          to: 'site_builds';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      submit_contact_message: {
        Args: {
          email: string;
          from_page?: string;
          message: string;
          name: string;
          phone: string;
          submission?: string;
          title: string;
          website: string;
        };
        Returns: {
          answered_at: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          submission: string | null;
          title: string;
          told_source: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'contact_messages';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      submit_inquiry: {
        Args: {
          choice?: string;
          email: string;
          from_page?: string;
          message: string;
          name: string;
          phone: string;
          service: string;
          submission?: string;
          website: string;
        };
        Returns: {
          answered_at: string | null;
          choice: string;
          created_at: string;
          deleted_at: string | null;
          email: string;
          from_page: string | null;
          id: string;
          message: string;
          name: string;
          person_id: string | null;
          phone: string;
          read: boolean;
          search_text: string;
          service: string;
          submission: string | null;
          told_source: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'vitrina_inquiries';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      take_back_chat_message: {
        Args: { message_id: string };
        Returns: {
          attachment_height: number | null;
          attachment_name: string | null;
          attachment_size: number | null;
          attachment_type: string | null;
          attachment_url: string | null;
          attachment_width: number | null;
          client_id: string;
          content: string;
          edited_at: string | null;
          id: string;
          message_type: string;
          number: number;
          receiver_id: string;
          reply_to: string | null;
          reply_to_content: string | null;
          reply_to_number: number | null;
          reply_to_sender_id: string | null;
          request_id: string | null;
          revision: number;
          sender_id: string;
          timestamp: string;
        };
        SetofOptions: {
          from: '*';
          to: 'chat_messages';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      take_back_move: { Args: { moved_at: string; person_id: string }; Returns: undefined };
      tell_source: { Args: { source: string; submission: string }; Returns: undefined };
      unpublish: {
        Args: { row_key: string; table_name: string };
        Returns: {
          based_on: string | null;
          content: NonNullable<Json>;
          failure: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          publish_at: string | null;
          revision: number;
          row_key: string;
          state: string;
          table_name: string;
        };
        SetofOptions: {
          from: '*';
          to: 'content_versions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      use_entry_key: { Args: { key: string }; Returns: string };
      use_password_key: { Args: { key: string }; Returns: string };
      withdraw_request: {
        Args: { message: string; message_id: string; request_id: string };
        Returns: {
          answer: Json | null;
          answered_at: string | null;
          answered_by: string | null;
          client_id: string;
          content: NonNullable<Json>;
          due_on: string | null;
          fingerprint: string;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          number: string | null;
          replaces: string | null;
          state: string;
          title: string;
          total_cents: number | null;
          valid_until: string | null;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
